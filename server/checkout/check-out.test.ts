import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orders } from '#server/orders/tables.ts'
import { annasAddress } from '../../tests/support/annas-address.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'

vi.mock('#domain/reference/vat.ts', async (original) => {
  const vat = await original<typeof import('#domain/reference/vat.ts')>()
  const vatPercentOf: typeof vat.vatPercentOf = (country, day) =>
    country === 'LU' ? undefined : vat.vatPercentOf(country, day)
  return { ...vat, vatPercentOf }
})

let shop: BuyingShop
beforeAll(async () => {
  shop = await openBuying()
})
afterAll(() => shop.close())

test('nothing is sold to a country without a known VAT rate', { tags: 'vat-delivery' }, async () => {
  const variantId = await shop.product('calcium', { history: [[2490, 200]], stock: 10 })
  const anna = await shop.buyer()
  await anna.fill({ variantId })
  const shown = await anna.quote({ country: 'LU' })
  expect(shown).toMatchObject({ can_order: false, delivery_options: [] })
  const address = { ...annasAddress, country: 'LU', postal_code: '1111' }
  const { status, body } = await anna.checkout({ quote: shown.quote, address })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'no-delivery' })
  expect(await shop.db.select().from(orders)).toEqual([])
  expect((await anna.quote()).can_order).toBe(true)
})
