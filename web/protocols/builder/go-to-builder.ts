import { focusPanel } from './panel/panel.tsx'
import { focusBar } from './panel/use-focus-inside.ts'

/** Into the panel where it is seen; from there, or where it is not, to the bar. */
export function goToBuilder(): void {
  const panel = document.getElementById('builder-panel')
  if (panel?.checkVisibility() && !panel.contains(document.activeElement)) focusPanel()
  else focusBar()
}
