/** After an item is removed with the keyboard, focuses the next item's bin, or the title. Called before the removal. */
export function focusAfterRemoval(pressed: Element): void {
  const card = pressed.closest('li')
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const goal = next?.querySelector('[data-remove-wish]') ?? document.querySelector('#wishlist-title')
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
  })
}
