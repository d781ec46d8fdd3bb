import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import type { ProtocolLink } from '#contract/sharing.ts'
import { dayOf } from '#domain/days.ts'
import { dayMs, endOfDay } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import { ingredientNames, ingredients } from '#server/catalogue/tables.ts'
import { inDays } from '../../../tests/support/practices.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLinks } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let variant: number
let strongZinc: number
let ilse: Maker
let protocol: number
let path: string
beforeAll(async () => {
  shop = await openProtocols()
  const [zinc] = await shop.db.insert(ingredients).values({ slug: 'zinc', nutrient: 'zinc' }).returning()
  await shop.db.insert(ingredientNames).values({ ingredientId: zinc!.id, language: 'en', name: 'Zinc' })
  variant = await shop.product('calm')
  const line = { name: 'Zinc', form: null, amount: 30, unit: 'mg', nrvPercent: null } as const
  strongZinc = await shop.product('strong-zinc', {
    portionAmount: 1,
    portionUnit: 'capsule',
    portionsPerPack: 60,
    lines: [{ ...line, ingredientId: zinc!.id }],
  })
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  protocol = await ilse.protocol('Gut repair', [{ product_variant_id: variant }])
  path = protocolPaths.link(protocol)
})

const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const make = async (body: object = {}): Promise<ProtocolLink> => (await ilse.post(path, body)).body
const open = (token: string) => shop.call('GET', sharedProtocolPaths.one(token))

describe('a public link', () => {
  test('is created once and then returned, however often it is requested at once', {
    tags: 'call-protocol-link',
  }, async () => {
    expect((await ilse.get(path)).body).toEqual({ link: null })
    const made = await Promise.all(Array.from({ length: 10 }, () => make()))
    const tokens = new Set(made.map(({ link_token }) => link_token))
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).toMatch(/^[\w-]{32,}$/)
    expect((await ilse.get(path)).body.link).toEqual(made[0])
    expect((await open(made[0]!.link_token)).status).toBe(200)
    expect((await ilse.read(protocol)).has_link).toBe(true)
  })

  test('works for 92 days, or until the end of the chosen day', async () => {
    const lastMoment = endOfDay(regionSettings.eu.timeZone, dayOf(inDays(92)))
    expect((await make()).expires_at).toBe(lastMoment.toISOString())
    const lastDay = dayAhead(10)
    const changed = await make({ expires_on: lastDay })
    expect(changed.expires_at).toMatch(new RegExp(`^${lastDay}T2[12]:59:59`))
    const longer = await ilse.put(path, { expires_on: dayAhead(300) })
    expect(longer.status).toBe(200)
    expect(longer.body.expires_at).toMatch(new RegExp(`^${dayAhead(300)}T2[12]:59:59`))
  })

  test('has a last day that is neither past nor more than two years ahead', async () => {
    await make()
    const past = await ilse.put(path, { expires_on: dayAhead(-2) })
    expect([past.status, past.body.errors]).toEqual([400, { expires_on: ['Choose a date in the future.'] }])
    expect((await ilse.put(path, { expires_on: dayAhead(800) })).status).toBe(400)
    expect((await ilse.put(path, { expires_on: 'tomorrow' })).status).toBe(400)
    expect((await ilse.post(path, { expires_on: dayAhead(-2) })).status).toBe(400)
  })

  test('stops working at once when revoked, and the next one is different', {
    tags: 'link-revoked',
  }, async () => {
    const { link_token: former } = await make()
    expect((await ilse.delete(path)).body.message).toBe('The link has been turned off and no longer works.')
    expect((await open(former)).status).toBe(404)
    expect((await ilse.delete(path)).status).toBe(404)
    expect((await ilse.put(path, { expires_on: dayAhead(3) })).status).toBe(404)
    expect((await make()).link_token).not.toBe(former)
    expect((await open(former)).status).toBe(404)
  })

  test('that has expired is shown to its owner, opens nothing, and is replaced by a new one', async () => {
    const former = await make()
    const expiresAt = new Date(Date.now() - 1000)
    await shop.db.update(protocolLinks).set({ expiresAt }).where(eq(protocolLinks.protocolId, protocol))
    expect((await open(former.link_token)).status).toBe(404)
    expect((await ilse.get(path)).body.link.expires_at).toBe(expiresAt.toISOString())
    expect((await ilse.read(protocol)).has_link).toBe(false)
    expect((await make()).link_token).not.toBe(former.link_token)
  })

  test('that has expired works again with another last day', async () => {
    const { link_token: token } = await make()
    const expiresAt = new Date(Date.now() - 1000)
    await shop.db.update(protocolLinks).set({ expiresAt }).where(eq(protocolLinks.protocolId, protocol))
    await ilse.put(path, { expires_on: dayAhead(3) })
    expect((await open(token)).status).toBe(200)
  })

  test('that has expired needs for that what a new one needs', async () => {
    const { link_token: token } = await make()
    const expiresAt = new Date(Date.now() - 1000)
    await shop.db.update(protocolLinks).set({ expiresAt }).where(eq(protocolLinks.protocolId, protocol))
    await ilse.add(protocol, { product_variant_id: strongZinc })
    const again = () => ilse.put(path, { expires_on: dayAhead(3) })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'limit-reason-needed' } })
    for (const line of [strongZinc, variant]) await ilse.remove(protocol, line)
    expect(await again()).toMatchObject({ status: 409, body: { code: 'protocol-empty' } })
    expect((await open(token)).status).toBe(404)
  })

  test('is stored encrypted', { tags: 'link-secret' }, async () => {
    const { link_token: token } = await make()
    const rows = await shop.db.select().from(protocolLinks)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a link is refused', () => {
  test('for a protocol without products', async () => {
    const empty = await ilse.post(protocolPaths.link(await ilse.protocol('Empty')), {})
    expect([empty.status, empty.body.code]).toEqual([409, 'protocol-empty'])
  })

  test('for another’s protocol, as if it did not exist', async () => {
    const other = await shop.newPractitioner()
    await make()
    const answers = await Promise.all([
      other.get(path),
      other.post(path, {}),
      other.put(path, { expires_on: dayAhead(3) }),
      other.delete(path),
      other.get(protocolPaths.shares(protocol)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test('to a practitioner waiting for certification, who may still view and revoke it', {
    tags: 'share-needs-certificate',
  }, async () => {
    const marco = await shop.newPractitioner(3)
    const own = protocolPaths.link(await marco.protocol('Own', [{ product_variant_id: variant }]))
    const made = await marco.post(own, {})
    expect([made.status, made.body.code]).toEqual([403, 'certificate-not-approved'])
    expect((await marco.put(own, { expires_on: dayAhead(3) })).status).toBe(403)
    expect((await marco.get(own)).body).toEqual({ link: null })
    expect((await marco.delete(own)).status).toBe(404)
  })
})
