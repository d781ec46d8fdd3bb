import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

const twoAtNight = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }

test('a replacement that exceeds an upper level in a shared protocol needs a reason', async () => {
  const [zinc] = await shop.db.insert(ingredients).values({ slug: 'zinc', nutrient: 'zinc' }).returning()
  await shop.db.insert(ingredientNames).values({ ingredientId: zinc!.id, language: 'en', name: 'Zinc' })
  const containing = (amount: number) => ({
    portionAmount: 1,
    portionUnit: 'capsule' as const,
    portionsPerPack: 60,
    lines: [{ ingredientId: zinc!.id, name: 'Zinc', amount, unit: 'mg' as const }],
  })
  const former = await shop.product('zinc', { ...containing(12), stock: 0 })
  const stronger = await shop.product('stronger-zinc', containing(13.5))
  const ilse = await shop.maker()
  const id = await ilse.protocol('Immunity', [{ product_variant_id: former, dose: twoAtNight }])
  await ilse.post(protocolPaths.assign, {
    id,
    email: `immunity${id}@people.example`,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 0,
  })
  const replacement = {
    product_variant_id: former,
    substitute_variant_id: stronger,
    protocols: [{ protocol_id: id, revision: (await ilse.read(id)).revision }],
  }
  const refused = await ilse.post(substitutePaths.list, replacement)
  expect(refused.body).toMatchObject({ code: 'limit-reason-needed' })
  expect((await ilse.read(id)).products).toMatchObject([{ product_variant_id: former }])
  const reason = 'Short course under supervision'
  expect((await ilse.post(substitutePaths.list, { ...replacement, reason })).status).toBe(200)
  expect((await ilse.get(protocolPaths.versions(id))).body.data[0]).toMatchObject({ reason })
})
