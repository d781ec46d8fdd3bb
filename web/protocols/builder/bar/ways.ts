import { focusPanel } from '../panel/panel.tsx'
import { builder } from '../store.ts'

/** What the bar's buttons do: what they open takes the focus. */
export function chooseProtocol(): void {
  builder.list()
  focusPanel()
}

export function createProtocol(): void {
  builder.startCreating()
  focusPanel()
}

export function shareProtocol(): void {
  builder.startSharing()
  focusPanel()
}
