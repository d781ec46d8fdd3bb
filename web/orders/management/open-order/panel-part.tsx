import { type ReactNode, useId } from 'react'

/** A part of the open order, with its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="order-part">
      <h3 id={id} className="order-part-title">
        {title}
      </h3>
      {children}
    </section>
  )
}
