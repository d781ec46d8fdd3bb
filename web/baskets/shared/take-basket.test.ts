import { afterEach, expect, test, vi } from 'vitest'
import { openTab } from '../../../tests/support/browser-tab.ts'

afterEach(() => vi.unstubAllGlobals())

test('a client who has chosen another delivery country takes what is sold there', async () => {
  const tab = await openTab()
  const { chooseDeliveryCountry } = await import('../../platform/delivery-country.ts')
  const { takeBasket } = await import('./take-basket.ts')
  tab.signIn()
  chooseDeliveryCountry('DK')
  const taken = takeBasket('token', [3, 4])
  const call = await tab.next()
  expect(call).toMatchObject({
    method: 'POST',
    path: '/v2/storefront/cart/basket?country=DK',
    body: { link_token: 'token', product_variant_ids: [3, 4] },
  })
  const answer = { added: 1, skipped: ['Zinc'] }
  call.answer({ body: answer })
  expect(await taken).toEqual(answer)
})
