import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { hashToken } from '#server/platform/hash-token.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLinks, protocolShares } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let calm: number
let professional: number
let ilse: Maker
let protocol: number
let token: string
beforeAll(async () => {
  shop = await openProtocols()
  calm = await shop.product('calm', { history: [[1290, 90]] })
  professional = await shop.product('professional', { history: [[9900, 90]], practitionerOnly: true })
  ilse = await shop.newPractitioner()
  await shop.db.update(users).set({ city: 'Gent' }).where(eq(users.id, ilse.id))
  await shop.db
    .update(practitioners)
    .set({ healthProfession: 1, organisationName: 'Praktijk Lindehof' })
    .where(eq(practitioners.userId, ilse.id))
  protocol = await ilse.protocol('Gut repair', [
    { product_variant_id: calm, quantity: 2, notes: 'With plenty of water.' },
    { product_variant_id: professional },
  ])
  await ilse.post(protocolPaths.assign, {
    id: protocol,
    email: 'quillfeather@people.example',
    first_name: 'Quillfeather',
    last_name: 'Maes',
    discount: 15,
    notes: 'Quillfeather, begin on Monday.',
  })
  token = (await ilse.post(protocolPaths.link(protocol), {})).body.link_token
})
afterAll(() => shop.close())

const open = (given = token, more: object = {}) =>
  shop.call('GET', sharedProtocolPaths.one(given), undefined, more)

describe('everyone who has the link', () => {
  test('sees the practitioner’s plan, with line notes and practitioner-only products at full price', async () => {
    const { status, body } = await open()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Gut repair',
      description: 'Eight weeks',
      practitioner: {
        first_name: ilse.firstName,
        last_name: ilse.lastName,
        profession: 'Nutritional therapist',
        practice: 'Praktijk Lindehof',
        city: 'Gent',
      },
      products: [
        { product_variant_id: professional, price: 99, state: 'sold', notes: null },
        { product_variant_id: calm, price: 12.9, item_count: 2, notes: 'With plenty of water.' },
      ],
      total_price: 124.8,
      currency: 'EUR',
    })
  })

  test('sees nothing of the clients: no name, address, discount or message', {
    tags: 'link-no-clients',
  }, async () => {
    const { body } = await open()
    expect(JSON.stringify(body)).not.toMatch(/quillfeather|maes|discount|email/i)
  })

  test('sees the profession in their own language', async () => {
    const { body } = await open(token, { headers: { 'accept-language': 'de' } })
    expect(body.practitioner.profession).not.toBe('Nutritional therapist')
  })

  test('has access even with an invalid token, like any visitor', async () => {
    expect((await open(token, { headers: { authorization: 'Bearer forged' } })).status).toBe(200)
  })

  test.each(['x', 'x'.repeat(32), '%00', 'ü'.repeat(40), '../../account'])(
    'gets the same answer for every invalid link: %s',
    { tags: 'link-revoked' },
    async (other) => {
      const { status, body } = await open(other)
      expect([status, body]).toEqual([
        404,
        { message: 'We couldn’t find this, or it belongs to another account.', code: 'not-found' },
      ])
    },
  )

  test('gets a response without caching, referrer or indexing', { tags: 'link-private' }, async () => {
    for (const { headers } of [await open(), await open('x'.repeat(32))])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
  })

  test('is asked to wait after trying many, while the right link still works', {
    tags: 'link-secret',
  }, async () => {
    const remoteAddress = '127.9.9.9'
    const answers: number[] = []
    for (let tries = 0; tries < 61; tries++)
      answers.push((await open('x'.repeat(32), { remoteAddress })).status)
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true)
    const late = await open('y'.repeat(32), { remoteAddress })
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await open(token, { remoteAddress })).status).toBe(200)
  })
})

describe('visits', () => {
  const visits = async () => (await ilse.get(protocolPaths.link(protocol))).body.link.visits

  test('are counted, even concurrent ones, and never the owner’s', async () => {
    const before = await visits()
    await Promise.all(Array.from({ length: 10 }, () => open()))
    await ilse.get(sharedProtocolPaths.one(token))
    await shop.call('GET', `${sharedProtocolPaths.one(token)}?counted=1`)
    await shop.app.inject({ method: 'HEAD', url: `/api${sharedProtocolPaths.one(token)}` })
    expect(await visits()).toBe(before + 10)
  })
})

test('through a client’s email link mark it as opened, the first time', async () => {
  const [share] = await shop.db.select().from(protocolShares).where(eq(protocolShares.protocolId, protocol))
  expect(share!.openedAt).toBeNull()
  const known = 'known-token-of-the-mail-0123456789'
  await shop.db
    .update(protocolLinks)
    .set({ tokenHash: hashToken(known) })
    .where(eq(protocolLinks.shareId, share!.id))
  await ilse.get(sharedProtocolPaths.one(known))
  const opened = async () =>
    (await ilse.get(protocolPaths.shares(protocol))).body.data[0].opened_at as string | null
  expect(await opened()).toBeNull()
  const { body } = await open(known)
  expect(body.shared_at).toBe(share!.sharedAt.toISOString())
  const first = await opened()
  expect(first).not.toBeNull()
  await open(known)
  expect(await opened()).toBe(first)
})

test('deleting a protocol deletes its links', async () => {
  const short = await ilse.protocol('Short', [{ product_variant_id: calm }])
  const { body } = await ilse.post(protocolPaths.link(short), {})
  await ilse.delete(protocolPaths.one(short))
  expect((await open(body.link_token)).status).toBe(404)
})

test('no token is logged', { tags: 'share-log-queue' }, () => {
  expect(shop.logged.join()).not.toContain(token)
})

test.each([
  ['is put back to an uncertified practitioner', { userTypeId: 3 } as const],
  ['is shut out', { deactivatedAt: new Date() }],
])('a link does not work while its owner %s', async (_, change) => {
  const omar = await shop.newPractitioner()
  const id = await omar.protocol('Sleep', [{ product_variant_id: calm }])
  const { link_token: given } = (await omar.post(protocolPaths.link(id), {})).body
  expect((await open(given)).status).toBe(200)
  await shop.db.update(users).set(change).where(eq(users.id, omar.id))
  expect((await open(given)).status).toBe(404)
  await shop.db.update(users).set({ userTypeId: 2, deactivatedAt: null }).where(eq(users.id, omar.id))
  expect((await open(given)).status).toBe(200)
})
