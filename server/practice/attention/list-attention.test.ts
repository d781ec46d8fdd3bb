import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { certificates, practitioners } from '#server/practitioners/tables.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 100, names: { en: 'Zinc' } })
  iron = await shop.product('iron', { stock: 0, names: { en: 'Iron' } })
})
afterAll(() => shop.close())

type Practitioner = Awaited<ReturnType<OrdersShop['newPractitioner']>>

async function certified(): Promise<Practitioner> {
  const ilse = await shop.newPractitioner()
  await shop.db
    .insert(practitioners)
    .values({
      userId: ilse.id,
      healthProfession: 1,
      expertiseLevel: 1,
      organisationType: 1,
      organisationName: '',
    })
    .onConflictDoNothing()
  await shop.db.insert(certificates).values({
    practitionerId: ilse.id,
    fileKey: `attention-${ilse.id}`,
    fileName: 'diploma.pdf',
    mediaType: 'application/pdf',
    bytes: 1,
    state: 'approved',
    uploadedAt: new Date(),
    decidedAt: new Date(),
  })
  return ilse
}

const attentionOf = async (by: Pick<Practitioner, 'get'>): Promise<AttentionItem[]> =>
  (await by.get(practicePaths.attention)).body.data

let addresses = 0
async function share(by: Practitioner, protocol: number, { daysAgo = 0 } = {}) {
  const email = `attention${++addresses}@people.example`
  await by.post(protocolPaths.assign, {
    id: protocol,
    email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 0,
  })
  const sharedAt = new Date(Date.now() - daysAgo * dayMs)
  await shop.db.update(protocolShares).set({ sharedAt }).where(eq(protocolShares.protocolId, protocol))
}

test('a practitioner without clients or problems has nothing to do', async () => {
  const ilse = await certified()
  await ilse.protocol('Not shared', [{ product_variant_id: iron }])
  expect(await attentionOf(ilse)).toEqual([])
})

test('a practitioner without a certificate is asked for one, and not while it is being checked', async () => {
  const marco = await shop.newPractitioner(userTypes.practitioner)
  expect(await attentionOf(marco)).toEqual([{ kind: 'certificate', state: null }])
})

test('a product that clients cannot buy is named once, with all its protocols', async () => {
  const ilse = await certified()
  const [one, other] = [
    await ilse.protocol('Energy', [{ product_variant_id: iron }, { product_variant_id: zinc }]),
    await ilse.protocol('Postnatal', [{ product_variant_id: iron }]),
  ]
  await share(ilse, one)
  await share(ilse, one)
  await share(ilse, other)
  expect(await attentionOf(ilse)).toMatchObject([
    {
      kind: 'unavailable',
      product: { name: 'Iron' },
      protocols: [
        { id: one, name: 'Energy' },
        { id: other, name: 'Postnatal' },
      ],
      clients: 3,
    },
  ])
})

test('the best substitute of a product is named, with the dose in the first protocol', async () => {
  const magnesium = (amount: number) => ({
    portionAmount: 1,
    portionUnit: 'capsule' as const,
    portionsPerPack: 60,
    lines: [
      { ingredientId: shop.words['ingredient-magnesium']!, name: 'Magnesium', amount, unit: 'mg' as const },
    ],
  })
  const soldOut = await shop.product('sold-out', { ...magnesium(320), stock: 0 })
  await shop.product('weaker', { ...magnesium(150), names: { en: 'Gentle Magnesium' } })
  const ilse = await certified()
  const id = await ilse.protocol('Sleep', [{ product_variant_id: soldOut }])
  await share(ilse, id)
  expect(await attentionOf(ilse)).toMatchObject([
    {
      kind: 'unavailable',
      product_variant_id: soldOut,
      substitute: {
        name: 'Gentle Magnesium',
        brand: 'Linden & Co',
        dose: { amount: 2, unit: 'capsule', times: ['morning'] },
        amounts: [{ name: 'Magnesium', unit: 'mg', before: 320, after: 300 }],
      },
    },
  ])
})

test('a practitioner who is no longer certified is not recommended what only certified ones may have', async () => {
  const label = {
    portionAmount: 1,
    portionUnit: 'capsule' as const,
    portionsPerPack: 60,
    lines: [
      {
        ingredientId: shop.words['ingredient-magnesium']!,
        name: 'Magnesium',
        amount: 90,
        unit: 'mg' as const,
      },
      { name: 'Hops', amount: 15, unit: 'mg' as const },
    ],
  }
  const soldOut = await shop.product('hops', { ...label, stock: 0 })
  await shop.product('certified-hops', { ...label, names: { en: 'Certified Hops' }, practitionerOnly: true })
  const ilse = await certified()
  await share(ilse, await ilse.protocol('Rest', [{ product_variant_id: soldOut }]))
  expect(await attentionOf(ilse)).toMatchObject([{ substitute: { name: 'Certified Hops' } }])
  await shop.db.update(users).set({ userTypeId: userTypes.practitioner }).where(eq(users.id, ilse.id))
  const again = await shop.device(ilse)
  expect(await attentionOf(again)).toMatchObject([{ product_variant_id: soldOut, substitute: null }])
})

test('a product without a label has no substitute', async () => {
  const ilse = await certified()
  await share(ilse, await ilse.protocol('Energy', [{ product_variant_id: iron }]))
  expect(await attentionOf(ilse)).toMatchObject([{ product: { name: 'Iron' }, substitute: null }])
})

test('a protocol that was not opened for a week is named, with its client', async () => {
  const ilse = await certified()
  const [old, recent, opened] = [
    await ilse.protocol('Sleep', [{ product_variant_id: zinc }]),
    await ilse.protocol('Focus', [{ product_variant_id: zinc }]),
    await ilse.protocol('Immunity', [{ product_variant_id: zinc }]),
  ]
  await share(ilse, old, { daysAgo: 9 })
  await share(ilse, recent, { daysAgo: 6 })
  await share(ilse, opened, { daysAgo: 9 })
  await shop.db
    .update(protocolShares)
    .set({ openedAt: new Date() })
    .where(eq(protocolShares.protocolId, opened))
  expect(await attentionOf(ilse)).toMatchObject([
    { kind: 'unopened', protocol: { id: old, name: 'Sleep' }, client: { first_name: 'Anna' } },
  ])
})

test('orders paid within the last day are new, and only their own practitioner sees them', async () => {
  const [ilse, other] = [await certified(), await certified()]
  const anna = await shop.buyer()
  const line = { variantId: zinc, practitionerId: ilse.id, tierRate: 20 as const }
  const order = await shop.paid({ user: anna, lines: [line] })
  await shop.placed({ user: anna, lines: [line] })
  expect(await attentionOf(ilse)).toEqual([
    { kind: 'new-orders', orders: [{ id: order.id, name: order.number }] },
  ])
  expect(await attentionOf(other)).toEqual([])
})

test('only practitioners have a practice', async () => {
  const anna = await shop.buyer()
  expect((await anna.get(practicePaths.attention)).status).toBe(403)
})
