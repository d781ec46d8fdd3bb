/** Who takes a wish off with the keyboard goes on from the next one's bin, or from the title. Called while it is there. */
export function goOnAfterRemoval(pressed: Element): void {
  const card = pressed.closest('li')
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const goal = next?.querySelector('[data-remove-wish]') ?? document.querySelector('#wishlist-title')
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
  })
}
