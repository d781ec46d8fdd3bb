import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ShareList } from '#contract/sharing.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLinks, protocolShares, protocolVersions } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let variant: number
let strongZinc: number
let ilse: Maker
let protocol: number
beforeAll(async () => {
  shop = await openProtocols()
  const [zinc] = await shop.db.insert(ingredients).values({ slug: 'zinc', nutrient: 'zinc' }).returning()
  await shop.db.insert(ingredientNames).values({ ingredientId: zinc!.id, language: 'en', name: 'Zinc' })
  const line = { name: 'Zinc', form: null, unit: 'mg', nrvPercent: null, ingredientId: zinc!.id } as const
  const portion = { portionAmount: 1, portionUnit: 'capsule', portionsPerPack: 60 } as const
  variant = await shop.product('calm')
  strongZinc = await shop.product('strong-zinc', { ...portion, lines: [{ ...line, amount: 30 }] })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
  protocol = await ilse.protocol('Gut repair', [{ product_variant_id: variant }])
})

let addresses = 0
const newClient = () => ({
  email: `client${++addresses}@people.example`,
  first_name: 'Anna',
  last_name: 'Maes',
  discount: 10,
})
const assign = (body: object, by: Maker = ilse) => by.post(protocolPaths.assign, { id: protocol, ...body })
const shares = async (): Promise<ShareList> => (await ilse.get(protocolPaths.shares(protocol))).body
const emails = async (userId: number | null) =>
  (await shop.emails(userId)).filter(({ template }) => template.startsWith('protocol-'))
const reached = async () => {
  const { body } = await ilse.get(practitionerPaths.milestones)
  return (body as MilestoneList).data.filter(({ reached_at }) => reached_at).map(({ name }) => name)
}

describe('sharing with a new address', () => {
  test('creates a client and invites them', { tags: ['assign-fields', 'call-protocol-assign'] }, async () => {
    const given = newClient()
    const { status, body } = await assign({ ...given, notes: 'Begin on Monday.' })
    expect([status, body.message]).toEqual([200, 'Protocol shared. We’ve emailed it to your client.'])
    expect(body.client).toEqual({
      id: expect.any(Number),
      first_name: 'Anna',
      last_name: 'Maes',
      email: given.email,
      discount_rate: 10,
    })
    expect((await emails(null)).at(-1)).toEqual({
      template: 'protocol-invitation',
      user_id: null,
      share_id: body.share_id,
    })
    expect(await shares()).toMatchObject({
      data: [{ id: body.share_id, client: body.client, notes: 'Begin on Monday.', opened_at: null }],
      link: null,
    })
    const versions = await shop.db
      .select()
      .from(protocolVersions)
      .where(eq(protocolVersions.protocolId, protocol))
    expect(versions.map(({ number }) => number)).toEqual([1])
  })

  test('requires both names and a discount', async () => {
    const { status, body } = await assign({ email: 'unnamed@people.example', last_name: ' ' })
    expect([status, body.errors]).toEqual([
      400,
      {
        first_name: ['Enter a first name.'],
        last_name: ['Enter a last name.'],
        discount: ['Choose a discount.'],
      },
    ])
    expect((await assign({})).body.errors).toEqual({ email: ['Enter your client’s email address.'] })
  })

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ discount: 12 }, 'discount'],
    [{ first_name: 'Anna\nMaes' }, 'first_name'],
    [{ notes: 'x'.repeat(2001) }, 'notes'],
    [{ surname: 'Maes' }, 'surname'],
  ])('refuses %o', async (wrong, field) => {
    const { status, body } = await assign({ ...newClient(), ...wrong })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })
})

describe('sharing with an existing client', () => {
  test('needs only the id or the address in any spelling, and keeps the discount', async () => {
    const given = newClient()
    const { body: first } = await assign(given)
    const second = await ilse.protocol('Sleep', [{ product_variant_id: variant }])
    const byAddress = await assign({ id: second, email: given.email.toUpperCase() })
    expect(byAddress.body.client).toEqual(first.client)
    const third = await ilse.protocol('Calm', [{ product_variant_id: variant }])
    const byId = await assign({ id: third, user_id: first.client.id })
    expect(byId.body.client).toEqual(first.client)
  })

  test('changes the discount if one is given, and nothing else of the client', async () => {
    const { body } = await assign(newClient())
    const second = await ilse.protocol('Sleep', [{ product_variant_id: variant }])
    const changed = await assign({ id: second, user_id: body.client.id, discount: 0, first_name: 'Hanna' })
    expect(changed.body.client).toEqual({ ...body.client, discount_rate: 0 })
  })

  test('does not affect another practitioner’s clients', { tags: 'protocol-owner' }, async () => {
    const other = await shop.newPractitioner()
    const otherOne = await other.protocol('Other', [{ product_variant_id: variant }])
    const { body } = await assign({ ...newClient(), id: otherOne }, other)
    expect((await assign({ user_id: body.client.id })).status).toBe(404)
  })

  test('is visible at once in their account when their address is confirmed', async () => {
    const anna = await shop.person({ userTypeId: 4 })
    await assign({ ...newClient(), email: anna.email.toUpperCase() })
    expect(await emails(anna.id)).toMatchObject([{ template: 'protocol-shared', user_id: anna.id }])
  })

  test('does not link to an account that waits for activation', async () => {
    const waiting = await shop.person({ userTypeId: 4, activatedAt: null })
    const { body } = await assign({ ...newClient(), email: waiting.email })
    const [client] = await shop.db.select().from(clients).where(eq(clients.id, body.client.id))
    expect(client!.userId).toBeNull()
  })

  test('does not reveal whether the address has an account', { tags: 'share-silent' }, async () => {
    const anna = await shop.person({ userTypeId: 4 })
    const known = await assign({ ...newClient(), email: anna.email })
    const second = await ilse.protocol('Sleep', [{ product_variant_id: variant }])
    const unknown = await assign({ ...newClient(), id: second })
    const shapeOf = (body: object) => Object.keys(body).toSorted()
    expect(known.status).toBe(unknown.status)
    expect(shapeOf(known.body)).toEqual(shapeOf(unknown.body))
    expect(shapeOf(known.body.client)).toEqual(shapeOf(unknown.body.client))
    expect(known.body.message).toBe(unknown.body.message)
  })
})

describe('sharing is refused', () => {
  test('with oneself, however the address is spelled', async () => {
    const { status, body } = await assign({ ...newClient(), email: ilse.email.toUpperCase() })
    expect([status, body.errors]).toEqual([400, { email: ['This is your own email address.'] }])
  })

  test('for a protocol without products', async () => {
    const { status, body } = await assign({ ...newClient(), id: await ilse.protocol('Empty') })
    expect([status, body.code]).toEqual([409, 'protocol-empty'])
  })

  test('for another’s protocol, as if it did not exist', { tags: 'protocol-owner' }, async () => {
    const other = await shop.newPractitioner()
    expect((await assign(newClient(), other)).status).toBe(404)
  })

  test('without an approved certificate', { tags: ['role-share', 'share-needs-certificate'] }, async () => {
    const marco = await shop.newPractitioner(3)
    for (const body of [newClient(), { nonsense: true }]) {
      const answer = await assign(body, marco)
      expect([answer.status, answer.body.code]).toEqual([403, 'certificate-not-approved'])
    }
  })

  test('above an upper level, until a reason is given, which is saved; no client is created before', async () => {
    const strong = await ilse.protocol('Zinc', [{ product_variant_id: strongZinc }])
    const given = newClient()
    const bare = await assign({ ...given, id: strong })
    expect([bare.status, bare.body.code]).toEqual([409, 'limit-reason-needed'])
    expect(await shop.db.select().from(clients).where(eq(clients.email, given.email))).toEqual([])
    const reason = 'Eight weeks only, with blood values after four.'
    expect((await assign({ ...given, id: strong, reason: 'Because.' })).status).toBe(400)
    const { status } = await assign({ ...given, id: strong, reason })
    expect(status).toBe(200)
    const { body } = await ilse.get(protocolPaths.shares(strong))
    expect(body.data).toMatchObject([{ reason }])
  })
})

describe('sharing the same again', () => {
  test('twenty times at once creates one client, share and email', { tags: 'share-once' }, async () => {
    const given = newClient()
    const before = (await emails(null)).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => assign(given)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.share_id)).size).toBe(1)
    expect((await emails(null)).length).toBe(before + 1)
    expect((await shares()).data).toHaveLength(1)
  })

  test('for two protocols with one new address at once gives both to one client', async () => {
    const given = newClient()
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        ilse.protocol(`Number ${number}`, [{ product_variant_id: variant }]),
      ),
    )
    const answers = await Promise.all(ids.map((id) => assign({ ...given, id })))
    expect(new Set(answers.map(({ body }) => body.client.id)).size).toBe(1)
  })

  test('on another day renews date, message and link, and sends another email; the first link still works', async () => {
    const given = newClient()
    const { body } = await assign({ ...given, notes: 'Begin on Monday.' })
    const [link] = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.shareId, body.share_id))
    const longAgo = new Date(Date.now() - 40 * 86_400_000)
    await shop.db
      .update(protocolShares)
      .set({ sharedAt: longAgo })
      .where(eq(protocolShares.id, body.share_id))
    await shop.db.update(protocolLinks).set({ expiresAt: longAgo }).where(eq(protocolLinks.id, link!.id))
    const before = (await emails(null)).length
    const again = await assign({ email: given.email, notes: 'Begin on Tuesday.' })
    expect(again.body.share_id).toBe(body.share_id)
    const { data } = await shares()
    expect(data).toMatchObject([{ notes: 'Begin on Tuesday.' }])
    expect(Date.parse(data[0]!.shared_at)).toBeGreaterThan(longAgo.getTime())
    expect((await emails(null)).length).toBe(before + 1)
    const [renewed] = await shop.db
      .select()
      .from(protocolLinks)
      .where(eq(protocolLinks.shareId, body.share_id))
    expect(renewed).toEqual(link)
  })

  test('with another message sends an email at once', async () => {
    const given = newClient()
    await assign(given)
    const before = (await emails(null)).length
    await assign({ email: given.email, notes: 'I forgot: with food.' })
    expect((await emails(null)).length).toBe(before + 1)
  })
})

describe('a revoked share', () => {
  test('is deleted with its link', { tags: 'link-revoked' }, async () => {
    const { body } = await assign(newClient())
    const { status } = await ilse.delete(protocolPaths.share(protocol, body.share_id))
    expect(status).toBe(200)
    expect((await shares()).data).toEqual([])
    const links = await shop.db.select().from(protocolLinks).where(eq(protocolLinks.shareId, body.share_id))
    expect(links).toEqual([])
    expect((await ilse.delete(protocolPaths.share(protocol, body.share_id))).status).toBe(404)
  })

  test('has to be one’s own, of this protocol', async () => {
    const { body } = await assign(newClient())
    const other = await shop.newPractitioner()
    const second = await ilse.protocol('Sleep', [{ product_variant_id: variant }])
    expect((await other.delete(protocolPaths.share(protocol, body.share_id))).status).toBe(404)
    expect((await ilse.delete(protocolPaths.share(second, body.share_id))).status).toBe(404)
    expect((await shares()).data).toHaveLength(1)
  })
})

describe('a practice that shares', () => {
  test('counts clients and shares once towards its milestones', { tags: 'milestone-shared' }, async () => {
    const given = newClient()
    await Promise.all([assign(given), assign(given)])
    expect(await reached()).toContain('FirstClientInvited')
    for (let shared = 1; shared < 4; shared++) await assign(newClient())
    expect(await reached()).not.toContain('FifthProtocolShared')
    await assign(newClient())
    const now = await reached()
    expect(now).toEqual(expect.arrayContaining(['FifthClientInvited', 'FifthProtocolShared']))
    expect(now).not.toContain('TenthProtocolShared')
  })
})

test('clients shared with most recently come first', async () => {
  const [first, second] = [newClient(), newClient()]
  await assign(first)
  await assign(second)
  await shop.db
    .update(protocolShares)
    .set({ sharedAt: new Date(Date.now() - 86_400_000) })
    .where(eq(protocolShares.protocolId, protocol))
  await assign({ email: first.email })
  const { body } = await ilse.post(protocolPaths.clients, {})
  expect(body.clients.map(({ email }: { email: string }) => email)).toEqual([first.email, second.email])
})

test('no name, note or token is in the log or the queue', { tags: 'share-log-queue' }, async () => {
  await assign({ ...newClient(), first_name: 'Quillfeather', notes: 'Quillfeather begins on Monday.' })
  const jobs = await shop.sql`SELECT data, output FROM pgboss.job`
  expect(shop.logged.join() + JSON.stringify(jobs)).not.toContain('Quillfeather')
})
