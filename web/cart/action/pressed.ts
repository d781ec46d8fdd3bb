import { createStore } from '../../platform/store/create-store.ts'

const pressed = createStore<number | undefined>(undefined)

/** The user has just pressed the button that adds this to the cart. */
export const notePress = pressed.set

export function consumePress(variantId: number): boolean {
  const isIt = pressed.get() === variantId
  if (isIt) pressed.set(undefined)
  return isIt
}
