import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolVersion } from '#contract/protocols.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { newAddress } from '../../../tests/support/people/newcomers.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLinks, protocolShares } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
let calm: number
/** 15 mg per capsule; the upper level is 25 mg. */
let zinc: number
let strongZinc: number
let selenium: number
let protocol: number
beforeAll(async () => {
  shop = await openProtocols()
  const containing = async (slug: string, nutrient: string, amount: number, unit: 'mg' | 'µg') => {
    const [known] = await shop.db.select().from(ingredients).where(eq(ingredients.slug, nutrient))
    const [made] = known
      ? [known]
      : await shop.db.insert(ingredients).values({ slug: nutrient, nutrient }).returning()
    const name = { ingredientId: made!.id, language: 'en' as const, name: nutrient }
    await shop.db.insert(ingredientNames).values(name).onConflictDoNothing()
    return shop.product(slug, {
      portionAmount: 1,
      portionUnit: 'capsule',
      portionsPerPack: 60,
      lines: [{ name: nutrient, form: null, amount, unit, nrvPercent: null, ingredientId: made!.id }],
    })
  }
  calm = await shop.product('calm')
  zinc = await containing('zinc', 'zinc', 15, 'mg')
  strongZinc = await containing('strong-zinc', 'zinc', 30, 'mg')
  selenium = await containing('selenium', 'selenium', 300, 'µg')
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  protocol = await ilse.protocol('Calm', [{ product_variant_id: zinc }, { product_variant_id: calm }])
})

const reason = 'Eight weeks only, with blood values after four.'
const share = (id = protocol, given: object = {}) =>
  ilse.post(protocolPaths.assign, {
    id,
    email: newAddress('lotte'),
    first_name: 'Lotte',
    last_name: 'Claes',
    discount: 10,
    ...given,
  })
const twoADay = { amount: 2, unit: 'capsule', times: ['morning'], food: null, days: null }
const variantIds = async () => (await ilse.read(protocol)).products.map((line) => line.product_variant_id)
const versions = async (): Promise<ProtocolVersion[]> =>
  (await ilse.get(protocolPaths.versions(protocol))).body.data

describe('a change of a shared protocol that exceeds an upper level', () => {
  test('requires a reason, shows what it exceeds, and saves the reason with the version', async () => {
    await share()
    const bare = await ilse.add(protocol, { product_variant_id: strongZinc })
    expect(bare).toMatchObject({ status: 409, body: { code: 'limit-reason-needed' } })
    expect(bare.body.errors).toEqual({ reason: ['zinc: 45\u00a0mg a day, 20\u00a0mg above the upper level'] })
    expect(await variantIds()).not.toContain(strongZinc)
    const short = await ilse.add(protocol, { product_variant_id: strongZinc, reason: 'Because.' })
    expect(short.status).toBe(400)
    expect((await ilse.add(protocol, { product_variant_id: strongZinc, reason })).status).toBe(200)
    expect((await versions()).map((version) => version.reason)).toEqual([reason, null])
  })

  test('requires it for a dose, and for a restored product, while a link works', async () => {
    await ilse.post(protocolPaths.link(protocol), {})
    const raise = (body: object = {}) =>
      ilse.change(protocol, { product_variant_id: zinc, dose: twoADay, ...body })
    expect((await raise()).body.code).toBe('limit-reason-needed')
    expect((await ilse.read(protocol)).products.find(({ dose }) => dose)).toBeUndefined()
    expect((await raise({ reason })).status).toBe(200)

    const back = { product_variant_id: selenium, position: 1, quantity: 2 }
    expect((await ilse.add(protocol, back)).body.errors.reason).toEqual([
      'selenium: 300\u00a0µg a day, 45\u00a0µg above the upper level',
    ])
    expect((await ilse.add(protocol, { ...back, reason })).status).toBe(200)
  })

  test('requires it once per nutrient, and for nothing else', async () => {
    await share()
    expect(
      (await ilse.change(protocol, { product_variant_id: zinc, quantity: 9, notes: 'At noon' })).status,
    ).toBe(200)
    await ilse.change(protocol, { product_variant_id: zinc, dose: twoADay, reason })
    const more = { ...twoADay, amount: 3 }
    expect((await ilse.change(protocol, { product_variant_id: zinc, dose: more })).status).toBe(200)
    const order = { product_variant_ids: [calm, zinc] }
    expect((await ilse.put(protocolPaths.order(protocol), order)).status).toBe(200)
    expect((await ilse.remove(protocol, zinc)).status).toBe(200)
    expect((await ilse.add(protocol, { product_variant_id: zinc, dose: more })).status).toBe(200)
    expect((await ilse.add(protocol, { product_variant_id: selenium })).status).toBe(409)
  })

  test('requires none while nobody has the protocol: before sharing and after revoking', async () => {
    expect((await ilse.add(protocol, { product_variant_id: strongZinc })).status).toBe(200)
    await ilse.remove(protocol, strongZinc)
    const { body } = await share()
    await ilse.delete(protocolPaths.share(protocol, body.share_id))
    expect((await ilse.add(protocol, { product_variant_id: strongZinc })).status).toBe(200)
    expect((await share()).body.code).toBe('limit-reason-needed')
  })

  test('requires none for a copy, which nobody has', async () => {
    await share()
    const { body } = await ilse.post(protocolPaths.duplicate, { protocol_id: protocol })
    expect((await ilse.add(body.protocol_id, { product_variant_id: strongZinc })).status).toBe(200)
  })
})

describe('a link', () => {
  const link = () => protocolPaths.link(protocol)
  const lastDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)

  test('still works after a change with a reason', async () => {
    const made = await ilse.post(link(), {})
    await ilse.add(protocol, { product_variant_id: strongZinc, reason })
    expect((await ilse.post(link(), {})).body.link_token).toBe(made.body.link_token)
    expect((await ilse.put(link(), { expires_on: lastDay })).status).toBe(200)
  })

  test('that has expired works again only with a reason for what was exceeded meanwhile', async () => {
    await ilse.add(protocol, { product_variant_id: strongZinc })
    await ilse.post(link(), { reason })
    const expiresAt = new Date(Date.now() - 1000)
    await shop.db.update(protocolLinks).set({ expiresAt }).where(eq(protocolLinks.protocolId, protocol))
    await ilse.add(protocol, { product_variant_id: selenium })
    const again = await ilse.put(link(), { expires_on: lastDay })
    expect(again.body.errors).toEqual({
      reason: ['selenium: 300\u00a0µg a day, 45\u00a0µg above the upper level'],
    })
    expect((await ilse.put(link(), { expires_on: lastDay, reason })).status).toBe(200)
  })
})

test('if sharing and changing happen at once, one of them requires the reason', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await ilse.protocol('Race', [{ product_variant_id: zinc }])
    const [shared, added] = await Promise.all([share(id), ilse.add(id, { product_variant_id: strongZinc })])
    expect([shared.status, added.status].sort()).toEqual([200, 409])
    const shares = await shop.db.select().from(protocolShares).where(eq(protocolShares.protocolId, id))
    expect(shares).toHaveLength(shared.status === 200 ? 1 : 0)
  }
})
