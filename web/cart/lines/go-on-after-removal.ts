/** Who took a line out with the keyboard goes on from the cart's title, or from the head of the sheet over the page. */
export function goOnAfterRemoval(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement?.tagName !== 'DIALOG') return
    const next = document.querySelector<HTMLElement>('dialog[open] h2 ~ button, #cart-title')
    next?.focus({ preventScroll: true })
  })
}
