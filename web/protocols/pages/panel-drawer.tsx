import { type ReactNode, useMemo } from 'react'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { PanelContext } from '../builder/panel/panel.tsx'

type PanelDrawerProps = { label: string; onClose(): void; children: ReactNode }

/** A view of the builder's panel, in a drawer at the side of a page. */
export function PanelDrawer({ label, onClose, children }: PanelDrawerProps) {
  const frame = useMemo(() => ({ close: onClose, holdsFocus: { current: false } }), [onClose])
  return (
    <SideDrawer label={label} onClose={onClose}>
      <PanelContext value={frame}>{children}</PanelContext>
    </SideDrawer>
  )
}
