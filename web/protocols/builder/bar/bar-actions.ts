import { focusPanel } from '../panel/panel.tsx'
import { builder } from '../store.ts'

/** The actions of the bar's buttons; whatever they open receives the focus. */
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
