/** After a change the renewal may stand in another group, without the button that was pressed. */
export function focusRenewal(id: number): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const link = document.querySelector<HTMLElement>(`[data-renewal="${id}"]`)
    const goal = link ?? document.querySelector<HTMLElement>('main h1')
    if (!link) goal?.setAttribute('tabindex', '-1')
    goal?.focus()
  })
}
