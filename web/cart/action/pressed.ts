import { createStore } from '../../platform/store/create-store.ts'

const pressed = createStore<number | undefined>(undefined)

/** Somebody has just pressed the button that puts this in the cart. */
export const notePress = pressed.set

export function takePress(variantId: number): boolean {
  const isIt = pressed.get() === variantId
  if (isIt) pressed.set(undefined)
  return isIt
}
