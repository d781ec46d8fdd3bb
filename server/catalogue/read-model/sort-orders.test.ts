import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let maker: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openProtocols()
  // Sixty capsules each.
  const product = (slug: string, price: number, daily: number | null, practitionerOnly = false) =>
    shop.product(slug, {
      practitionerOnly,
      history: [[price, 90]],
      ...(daily && { portionAmount: daily, portionUnit: 'capsule' }),
    })
  await product('four-a-day', 1200, 4)
  await product('no-portion', 600, null)
  await product('one-a-day', 2400, 1)
  await product('professional', 300, 1, true)
  maker = await shop.newPractitioner()
})
afterAll(() => shop.close())

const slugsOf = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug)
async function listed(query: string): Promise<string[]> {
  return slugsOf((await shop.call('GET', `${cataloguePaths.products}?${query}`)).body)
}

test('cost per day follows the label’s daily portion; products without one come last', {
  tags: 'list-order',
}, async () => {
  expect(await listed('order_by=per_day&order=asc')).toEqual([
    'one-a-day',
    'four-a-day',
    'professional',
    'no-portion',
  ])
  expect((await listed('order_by=per_day&order=desc')).slice(0, 2)).toEqual(['four-a-day', 'one-a-day'])
})

test('a price hidden from visitors comes last in both directions, and practitioners see it in its place', async () => {
  for (const field of ['price', 'unit_price']) {
    expect(await listed(`order_by=${field}&order=asc`)).toEqual([
      'no-portion',
      'four-a-day',
      'one-a-day',
      'professional',
    ])
    expect(await listed(`order_by=${field}&order=desc`)).toEqual([
      'one-a-day',
      'four-a-day',
      'no-portion',
      'professional',
    ])
    const { body } = await maker.get(`${cataloguePaths.products}?order_by=${field}&order=asc`)
    expect(slugsOf(body)[0]).toBe('professional')
  }
})
