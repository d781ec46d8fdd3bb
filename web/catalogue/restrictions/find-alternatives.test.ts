import { afterEach, expect, test, vi } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { findAlternatives } from './find-alternatives.ts'

const words = wordsFrom('en', 'products')
const trail = [
  { name: 'Herbs', path: '/products?categories=2' },
  { name: 'Adaptogens', path: '/products?categories=20' },
]
const product = (id: number, available = true) => ({
  id,
  slug: `product-${id}`,
  name: `Product ${id}`,
  brand: { id: 1, name: 'Norrvik' },
  range: 'herb',
  language: 'en',
  assets: [],
  variants: [],
  available,
})

/** Answers with the products of each category, and returns the queries. */
function shopWith(products: Record<string, readonly ReturnType<typeof product>[]>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const category = new URLSearchParams(address.split('?')[1]).get('categories') ?? ''
    asked.push(category)
    return Response.json({ data: products[category] ?? [] })
  })
  return asked
}
const found = async (restricted: readonly number[]) =>
  (await findAlternatives({ trail, isSold: (id) => !restricted.includes(id) }, words)).map(({ id }) => id)

afterEach(() => vi.unstubAllGlobals())

test('a visitor is offered what is in stock and sold in their country, five products at most', async () => {
  shopWith({ 20: [product(1), product(2, false), ...[3, 4, 5, 6, 7, 8].map((id) => product(id))] })
  expect(await found([1, 5])).toEqual([3, 4, 6, 7, 8])
})

test('if nothing of the closest category is sold there, the category above is tried', async () => {
  const asked = shopWith({ 20: [product(1)], 2: [product(1), product(9)] })
  expect(await found([1])).toEqual([9])
  expect(asked).toEqual(['20', '2'])
})

test('a visitor learns that nothing similar is sold in their country', async () => {
  shopWith({ 20: [product(1)], 2: [product(1)] })
  expect(await found([1])).toEqual([])
})
