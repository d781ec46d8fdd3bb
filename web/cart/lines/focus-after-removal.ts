/** After a line is removed with the keyboard, focuses the title of the cart page or drawer. */
export function focusAfterRemoval(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement?.tagName !== 'DIALOG') return
    const next = document.querySelector<HTMLElement>('dialog[open] h2 ~ button, #cart-title')
    next?.focus({ preventScroll: true })
  })
}
