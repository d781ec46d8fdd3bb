import { expect, test } from 'vitest'
import type { Region } from '#domain/regions.ts'
import { priceCart, unknownBuyer } from './price-cart.ts'

test('a new VAT rate applies from midnight at the shop, not in UTC', async () => {
  const found = new Map()
  const products = { ofVariants: () => found, blockedOf: () => found }
  const translations = { translatorFor: () => () => '' }
  const deps = { region: 'eu' as Region, products, translations } as unknown as Parameters<
    typeof priceCart
  >[0]
  const reader = { id: null, userTypeId: null, language: 'en' as const }
  const cart = { lines: [], buyer: unknownBuyer, reader }
  const percentAt = async (now: string) =>
    (await priceCart(deps, cart, { now: new Date(now), country: 'SE' })).vatPercent
  // Sweden’s rate fell on 1 April 2026.
  expect(await percentAt('2026-03-31T21:59:59Z')).toBe(12)
  expect(await percentAt('2026-03-31T22:00:00Z')).toBe(6)
})
