import { comparedMaximum } from '#domain/catalogue/comparison.ts'
import { dayMs } from '#domain/local-time.ts'
import { setStoredItems } from '../../platform/buying.ts'
import { once } from '../../platform/once.ts'
import { followUser } from '../../platform/session/follow-user.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore } from '../../platform/store/create-store.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { comparedName } from '../../platform/visitor-data.ts'
import { parseStoredProducts, type StoredProduct, storedProduct } from '../stored-product.ts'

/** The products to compare, in the order chosen. They are kept in this browser only; undefined for none. */
export const comparedProducts = createStore<readonly StoredProduct[] | undefined>(undefined, {
  in: 'localStorage',
  name: comparedName,
  ttlMs: 30 * dayMs,
  parse: (stored) => parseStoredProducts(stored, comparedMaximum),
})

comparedProducts.subscribe(showChosen)
showChosen()

function showChosen(): void {
  setStoredItems({ compared: new Set(comparedProducts.get()?.map(({ id }) => id)) })
}

/** Logging out empties the browser's storage. */
export const startComparedProducts = once(() => followUser(() => comparedProducts.update((now) => now)))

export function toggleCompared(product: ProductInSlot): void {
  const others = without(product.id)
  const isChosen = others.length < (comparedProducts.get()?.length ?? 0)
  if (isChosen) comparedProducts.set(parseStoredProducts(others, comparedMaximum))
  else if (others.length >= comparedMaximum) {
    const message = sessionContext().t('compare:full', { most: comparedMaximum })
    toast('error', message)
    setStoredItems({ problem: { variantId: product.variantId, message } })
  } else comparedProducts.set([...others, storedProduct(product)])
}

export function removeCompared(productId: number): void {
  comparedProducts.set(parseStoredProducts(without(productId), comparedMaximum))
}

export function clearCompared(): void {
  comparedProducts.set(undefined)
}

function without(productId: number): StoredProduct[] {
  return (comparedProducts.get() ?? []).filter(({ id }) => id !== productId)
}
