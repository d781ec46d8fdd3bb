import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import { replacedAtOnceMaximum, type Substitutes } from '#contract/substitutes.ts'
import { noteMaximum } from '#domain/protocols/limits.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let former: number
let stronger: number
beforeAll(async () => {
  shop = await openProtocols()
  const [zinc] = await shop.db.insert(ingredients).values({ slug: 'zinc', nutrient: 'zinc' }).returning()
  await shop.db.insert(ingredientNames).values({ ingredientId: zinc!.id, language: 'en', name: 'Zinc' })
  const containing = (amount: number) => ({
    portionAmount: 1,
    portionUnit: 'capsule' as const,
    portionsPerPack: 60,
    lines: [{ ingredientId: zinc!.id, name: 'Zinc', amount, unit: 'mg' as const }],
  })
  former = await shop.product('zinc', { ...containing(12), stock: 0 })
  stronger = await shop.product('stronger-zinc', containing(13.5))
})
afterAll(() => shop.close())

type Maker = Awaited<ReturnType<ProtocolsShop['maker']>>
const twoAtNight = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }

test('a replacement that exceeds an upper level in a shared protocol needs a reason', async () => {
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

test('a replacement in as many protocols as possible, with the longest notes, can be undone', async () => {
  const ilse = await shop.maker()
  const notes = '水'.repeat(noteMaximum)
  const line = { product_variant_id: former, notes, dose: twoAtNight }
  await Promise.all(Array.from({ length: replacedAtOnceMaximum }, () => ilse.protocol('Winter', [line])))
  const { body } = await ilse.post(substitutePaths.list, await everywhere(ilse))
  expect(body.protocols).toHaveLength(replacedAtOnceMaximum)
  expect(await ilse.post(substitutePaths.undo, { undo: body.undo })).toMatchObject({ status: 200 })
  expect((await ilse.read(body.protocols[0].protocol_id)).products).toMatchObject([
    { product_variant_id: former, notes },
  ])
})

test('a product is not replaced by itself', async () => {
  const ilse = await shop.maker()
  const id = await ilse.protocol('Immunity', [{ product_variant_id: stronger, dose: twoAtNight }])
  const { revision } = await ilse.read(id)
  const protocols = [{ protocol_id: id, revision }]
  const itself = { product_variant_id: stronger, substitute_variant_id: stronger, protocols }
  expect(await ilse.post(substitutePaths.list, itself)).toMatchObject({ status: 400 })
})

/** The replacement in all protocols, as listed. */
async function everywhere({ get }: Pick<Maker, 'get'>) {
  const path = `${substitutePaths.list}?product_variant_id=${former}` as const
  const { protocols } = (await get(path)).body as Substitutes
  return {
    product_variant_id: former,
    substitute_variant_id: stronger,
    protocols: protocols.map(({ protocol_id, revision }) => ({ protocol_id, revision })),
  }
}
