import { afterAll, beforeAll, expect, test } from 'vitest'
import { dose, openPractices, type Practices } from '../../../tests/support/practices.ts'

let practices: Practices
beforeAll(async () => {
  practices = await openPractices()
})
afterAll(() => practices.shop.close())

test('a client who bought a part of their courses is left out once these are over', async () => {
  const { shop, zinc, iron, shareWith, bought, board, only } = practices
  const ilse = await shop.newPractitioner()
  const month = { ...dose, days: 30 }
  const protocolId = await ilse.protocol('One month', [
    { product_variant_id: iron, dose: month },
    { product_variant_id: zinc, dose: month },
  ])
  const anna = await shop.buyer()
  await shareWith(ilse, protocolId, anna)
  expect((await only(ilse)).group).toBe('never_bought')
  await bought(anna, ilse, { days: 50 })
  expect((await board(ilse)).data).toEqual([])
})

test('a protocol whose courses are over is left out, even if another goes on with the same product', async () => {
  const { shop, zinc, shareWith, bought, only } = practices
  const ilse = await shop.newPractitioner()
  const anna = await shop.buyer()
  const month = await ilse.protocol('One month', [{ product_variant_id: zinc, dose: { ...dose, days: 30 } }])
  await shareWith(ilse, month, anna)
  await bought(anna, ilse, { days: 50 })
  await shareWith(ilse, await ilse.protocol('Zinc, further on', [{ product_variant_id: zinc, dose }]), anna)
  expect(await only(ilse)).toMatchObject({ group: 'overdue', protocol: { name: 'Zinc, further on' } })
})
