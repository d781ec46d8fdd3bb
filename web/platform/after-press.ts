/** A message that came while one presses a button would move it away, and the click with it. */
export function afterPress(judge: () => void): void {
  if (document.querySelector(':active'))
    addEventListener('pointerup', () => setTimeout(judge), { once: true })
  else judge()
}
