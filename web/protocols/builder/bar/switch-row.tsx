import type { ReactNode } from 'react'
import { BarSwitch } from './bar-switch.tsx'

type SwitchRowProps = { isOn?: boolean; isBesidePanel?: boolean; children?: ReactNode }

/** The bar's row on screens with room. Whatever follows the switch, the switch stays the same and keeps the focus. */
export function SwitchRow({ isOn = true, isBesidePanel = false, children }: SwitchRowProps) {
  return (
    <div className="wrap bar-row" data-beside={isBesidePanel || undefined}>
      <BarSwitch isOn={isOn} />
      {isOn && <i className="bar-rule" />}
      {children}
    </div>
  )
}
