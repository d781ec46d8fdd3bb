import type { BuyPlace } from '../../platform/slots.tsx'
import { createStore } from '../../platform/store/create-store.ts'

type Press = { variantId: number; place: BuyPlace }
const pressed = createStore<Press | undefined>(undefined)

/** The user has just pressed the button that adds this to the cart. */
export const notePress = pressed.set

export function consumePress({ variantId, place }: Press): boolean {
  const last = pressed.get()
  const isIt = last?.variantId === variantId && last.place === place
  if (isIt) pressed.set(undefined)
  return isIt
}
