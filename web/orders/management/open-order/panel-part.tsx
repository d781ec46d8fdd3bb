import { type ReactNode, useId } from 'react'

/** Scrolls if the panel is beside the list. */
export const panelBody =
  'px-4 pt-1 pb-5 min-[1280px]:min-h-0 min-[1280px]:flex-1 min-[1280px]:overflow-y-auto min-[1280px]:px-5.5 min-[1280px]:pt-4.5'
export const partTitle = 'mb-1 font-sans text-label font-semibold normal-nums'
/** A description on one side, amount or date on the other. */
export const panelRow =
  'flex justify-between gap-3 py-1 [&>:last-child]:text-end [&>:last-child]:wrap-anywhere'
export const panelFact = 'border-b border-line py-1.5 last:border-b-0'
export const panelLines = 'double-rule mt-3'
export const panelButtons = 'flex gap-2 [&>.btn]:flex-1 [&>.btn]:px-2.5'
/** Something that an admin has to check. */
export const panelNotice =
  'mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-control border-l-4 border-madder bg-madder-soft px-3 py-2.5 wrap-anywhere text-amber'

/** A section of the open order, with its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4.5 text-small">
      <h3 id={id} className={partTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Stays visible: the actions of the order. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return (
    <div className="double-rule sticky bottom-0 grid gap-2 rounded-b-card bg-surface px-4 pt-3.5 pb-4 min-[1280px]:static min-[1280px]:rounded-bl-none min-[1280px]:px-5.5 min-[1280px]:pb-4.5 [&>[role=alert]:empty]:hidden">
      {children}
    </div>
  )
}
