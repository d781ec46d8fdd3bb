import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { PanelContext } from '../builder/panel/panel.tsx'

type PanelDrawerProps = { label: string; onClose(): void; children: ReactNode }

const begins = '[data-begins-here], form input:is([data-control], .field-control)'

/** A view of the builder's panel, in a drawer at the side of a page. */
export function PanelDrawer({ label, onClose, children }: PanelDrawerProps) {
  const frame = useMemo(() => ({ close: onClose, holdsFocus: { current: false }, isModal: true }), [onClose])
  const content = useRef<HTMLDivElement>(null)
  // A form focuses its first field and a warning its text; everything else focuses the close button.
  useEffect(() => content.current?.querySelector<HTMLElement>(begins)?.focus(), [])
  return (
    <SideDrawer label={label} onClose={onClose}>
      <div ref={content} className="contents">
        <PanelContext value={frame}>{children}</PanelContext>
      </div>
    </SideDrawer>
  )
}
