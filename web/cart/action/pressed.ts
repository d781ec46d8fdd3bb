let pressed: number | undefined

/** Somebody has just pressed the button that puts this in the cart. */
export function notePress(variantId: number): void {
  pressed = variantId
}

export function takePress(variantId: number): boolean {
  const isIt = pressed === variantId
  if (isIt) pressed = undefined
  return isIt
}
