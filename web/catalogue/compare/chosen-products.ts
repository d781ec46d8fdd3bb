import { comparedMaximum } from '#domain/catalogue/comparison.ts'
import { type Range, ranges } from '#domain/catalogue/pack-design.ts'
import { dayMs } from '#domain/clocks.ts'
import { keep } from '../../platform/buying.ts'
import { once } from '../../platform/once.ts'
import { followPerson } from '../../platform/session/follow-person.ts'
import { surroundings } from '../../platform/session/surroundings.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { createStore } from '../../platform/store/create-store.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { comparedName } from '../../platform/visitor-goods.ts'

export type ChosenProduct = Pick<ProductInSlot, 'id' | 'slug' | 'name' | 'brand'> & {
  picture?: string
  range?: Range
}

/** The products to compare, in the order chosen. They are kept in this browser only; undefined for none. */
export const chosenProducts = createStore<readonly ChosenProduct[] | undefined>(undefined, {
  in: 'localStorage',
  name: comparedName,
  keptMs: 30 * dayMs,
  parse: (stored) => (Array.isArray(stored) ? someOf(stored.filter(isChosen)) : undefined),
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
  if (isChosen) chosenProducts.set(someOf(others))
  else if (others.length >= comparedMaximum)
    toast('error', surroundings().t('compare:full', { most: comparedMaximum }))
  else chosenProducts.set([...others, chosenOf(product)])
}

export function unchoose(productId: number): void {
  chosenProducts.set(someOf(without(productId)))
}

export function clearChosen(): void {
  chosenProducts.set(undefined)
}

function without(productId: number): ChosenProduct[] {
  return (chosenProducts.get() ?? []).filter(({ id }) => id !== productId)
}

function someOf(products: readonly ChosenProduct[]): readonly ChosenProduct[] | undefined {
  return products.length > 0 ? products.slice(0, comparedMaximum) : undefined
}

function chosenOf({ id, slug, name, brand, picture, range }: ProductInSlot): ChosenProduct {
  return { id, slug, name, brand, ...(picture && { picture }), ...(range && { range }) }
}

/** Browser storage may contain anything. */
function isChosen(value: unknown): value is ChosenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, slug, name, brand, picture, range } = value as Record<string, unknown>
  const texts = [slug, name, brand, picture ?? '']
  const isPainted = range === undefined || ranges.some((known) => known === range)
  return Number.isInteger(id) && texts.every((text) => typeof text === 'string') && isPainted
}
