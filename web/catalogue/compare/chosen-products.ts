import { comparedMaximum } from '#domain/catalogue/comparison.ts'
import { dayMs } from '#domain/clocks.ts'
import { keep } from '../../platform/buying.ts'
import { once } from '../../platform/once.ts'
import { followPerson } from '../../platform/session/follow-person.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore } from '../../platform/store/create-store.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { comparedName } from '../../platform/visitor-data.ts'
import { type KeptProduct, keptProduct, readKeptProducts } from '../kept-product.ts'

/** The products to compare, in the order chosen. They are kept in this browser only; undefined for none. */
export const chosenProducts = createStore<readonly KeptProduct[] | undefined>(undefined, {
  in: 'localStorage',
  name: comparedName,
  keptMs: 30 * dayMs,
  parse: (stored) => readKeptProducts(stored, comparedMaximum),
})

chosenProducts.subscribe(showChosen)
showChosen()

function showChosen(): void {
  keep({ compared: new Set(chosenProducts.get()?.map(({ id }) => id)) })
}

/** Logging out empties the browser's storage. */
export const openChosenProducts = once(() => followPerson(() => chosenProducts.update((now) => now)))

export function toggleChosen(product: ProductInSlot): void {
  const others = without(product.id)
  const isChosen = others.length < (chosenProducts.get()?.length ?? 0)
  if (isChosen) chosenProducts.set(readKeptProducts(others, comparedMaximum))
  else if (others.length >= comparedMaximum)
    toast('error', sessionContext().t('compare:full', { most: comparedMaximum }))
  else chosenProducts.set([...others, keptProduct(product)])
}

export function unchoose(productId: number): void {
  chosenProducts.set(readKeptProducts(without(productId), comparedMaximum))
}

export function clearChosen(): void {
  chosenProducts.set(undefined)
}

function without(productId: number): KeptProduct[] {
  return (chosenProducts.get() ?? []).filter(({ id }) => id !== productId)
}
