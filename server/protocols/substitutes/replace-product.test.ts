import { afterAll, beforeAll, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import { replacedAtOnceMaximum } from '#contract/substitutes.ts'
import { noteMaximum } from '#domain/protocols/limits.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { shownIn } from '../../../tests/support/substitutes.ts'

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

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
const twoAtNight = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }

test('a replacement that exceeds an upper level in a shared protocol needs a reason', async () => {
  const ilse = await shop.newPractitioner()
  const id = await ilse.protocol('Immunity', [{ product_variant_id: former, dose: twoAtNight }])
  await ilse.post(protocolPaths.assign, {
    id,
    email: `immunity${id}@people.example`,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 0,
  })
  const replacement = await everywhere(ilse)
  const refused = await ilse.post(substitutePaths.list, replacement)
  expect(refused.body).toMatchObject({ code: 'limit-reason-needed' })
  expect((await ilse.read(id)).products).toMatchObject([{ product_variant_id: former }])
  const reason = 'Short course under supervision'
  expect((await ilse.post(substitutePaths.list, { ...replacement, reason })).status).toBe(200)
  expect((await ilse.get(protocolPaths.versions(id))).body.data[0]).toMatchObject({ reason })
})

test('a replacement in as many protocols as possible, with the longest notes, can be undone', async () => {
  const ilse = await shop.newPractitioner()
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

test('a replacement whose dose or packs are no longer those shown is refused in all protocols', async () => {
  const ilse = await shop.newPractitioner()
  const line = { product_variant_id: former, dose: twoAtNight, quantity: 2 }
  const ids = [await ilse.protocol('Sleep', [line]), await ilse.protocol('Calm', [line])]
  const replacement = await everywhere(ilse)
  const [first, second] = replacement.protocols
  for (const outdated of [{ dose: { ...twoAtNight, amount: 3 } }, { dose: null }, { quantity: 3 }]) {
    const protocols = [first, { ...second, ...outdated }]
    expect(await ilse.post(substitutePaths.list, { ...replacement, protocols })).toMatchObject({
      status: 409,
      body: { code: 'substitute-changed' },
    })
  }
  for (const id of ids) expect((await ilse.read(id)).products).toMatchObject([{ product_variant_id: former }])
})

test('a replacement is undone where the protocol was not changed or deleted since, and says where not', async () => {
  const ilse = await shop.newPractitioner()
  const line = { product_variant_id: former, dose: twoAtNight, quantity: 2 }
  const changed = await ilse.protocol('Sleep', [line])
  const unchanged = await ilse.protocol('Calm', [line])
  const deleted = await ilse.protocol('Winter', [line])
  const { undo } = (await ilse.post(substitutePaths.list, await everywhere(ilse))).body
  await ilse.change(changed, { product_variant_id: stronger, quantity: 5 })
  await ilse.delete(protocolPaths.one(deleted))
  const { status, body } = await ilse.post(substitutePaths.undo, { undo })
  expect(status).toBe(200)
  expect(body).toMatchObject({ protocols: [{ protocol_id: unchanged }], changed_since: 2 })
  expect((await ilse.read(changed)).products).toMatchObject([{ product_variant_id: stronger, item_count: 5 }])
  expect((await ilse.read(unchanged)).products).toMatchObject([{ product_variant_id: former }])
})

test('a product is not replaced by itself', async () => {
  const ilse = await shop.newPractitioner()
  const id = await ilse.protocol('Immunity', [{ product_variant_id: stronger, dose: twoAtNight }])
  const { revision } = await ilse.read(id)
  const protocols = [{ protocol_id: id, revision, dose: twoAtNight, quantity: 1 }]
  const itself = { product_variant_id: stronger, substitute_variant_id: stronger, protocols }
  expect(await ilse.post(substitutePaths.list, itself)).toMatchObject({ status: 400 })
})

/** The replacement in all protocols, as listed. */
async function everywhere({ get }: Pick<Maker, 'get'>) {
  const path = `${substitutePaths.list}?product_variant_id=${former}` as const
  return {
    product_variant_id: former,
    substitute_variant_id: stronger,
    protocols: shownIn((await get(path)).body, stronger),
  }
}
