import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientProtocolPaths, protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
let magnesium: number
let protocol: number
beforeAll(async () => {
  shop = await openProtocols()
  const portion = { portionAmount: 2, portionUnit: 'capsule', portionsPerPack: 60 } as const
  magnesium = await shop.product('magnesium', portion)
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const dose = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }
  protocol = await ilse.protocol('Gut repair / eight weeks', [
    { product_variant_id: magnesium, notes: 'With water.', dose },
  ])
})

let callers = 0
async function paper(path: string, by?: { tokens: { access_token: string } }) {
  const remoteAddress = `127.9.0.${++callers}`
  const headers = by ? { authorization: `Bearer ${by.tokens.access_token}` } : {}
  const answer = await shop.app.inject({ url: `/api${path}`, remoteAddress, headers })
  const isPdf = answer.headers['content-type'] === 'application/pdf'
  const pdf = isPdf ? await readPdf(answer.rawPayload) : undefined
  return { status: answer.statusCode, headers: answer.headers, pdf, text: pdf?.text ?? '' }
}
const document = (query = '') => protocolPaths.document(protocol) + query

async function client(given: Partial<typeof users.$inferInsert> = {}) {
  const person = await shop.person({ userTypeId: 4, firstName: 'Anna', lastName: 'Maes', ...given })
  const { body } = await ilse.post(protocolPaths.assign, {
    id: protocol,
    email: person.email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 10,
    notes: 'Begin on Monday, Anna.',
  })
  return { ...person, ...(await shop.device(person)), shareId: body.share_id as number }
}

test('somebody who prints a lot waits for their own documents, and does not delay others', async () => {
  const marco = await shop.newPractitioner(3)
  const own = await marco.protocol('Sleep', [{ product_variant_id: magnesium }])
  const many = Array.from({ length: 25 }, () => paper(protocolPaths.document(own), marco))
  expect((await paper(document(), ilse)).status).toBe(200)
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]))
})

describe('a practitioner who prints their own protocol', () => {
  test('gets an uncached PDF of what is taken when, named after the protocol', async () => {
    const { status, headers, pdf, text } = await paper(document(), ilse)
    expect([status, headers['cache-control'], headers['content-language']]).toEqual([200, 'no-store', 'en'])
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="Gut repair - eight weeks\.pdf"; filename\*=/,
    )
    expect([pdf?.title, pdf?.language, pdf?.pages.length]).toEqual(['Gut repair / eight weeks', 'en', 1])
    for (const words of [
      'Gut repair / eight weeks',
      'Eight weeks',
      'magnesium',
      '2 capsules',
      'before bed',
      'With water.',
    ])
      expect(text).toContain(words)
    expect(text).toContain(`${ilse.firstName} ${ilse.lastName}`)
  })

  test('gets it in the requested language, and in large print too', async () => {
    const { headers, text } = await paper(document('?language=nl&size=large'), ilse)
    expect(headers['content-language']).toBe('nl')
    expect(text).toContain('Gut repair / eight weeks')
    expect((await paper(document('?language=xx'), ilse)).status).toBe(400)
  })

  test('has no version and no link on it before it was shared, then both', async () => {
    const before = await paper(document(), ilse)
    expect(before.text).not.toContain('Version')
    expect(before.text).not.toContain('/protocols/')
    const { body } = await ilse.post(protocolPaths.link(protocol), {})
    const after = await paper(document(), ilse)
    expect(after.text).toContain('Version')
    expect(after.text).toContain(`/protocols/${body.link_token}`)
  })

  test('prints it for a client, with their name and message, in their language', async () => {
    const anna = await client({ language: 'nl' })
    await openReceived(anna, protocol)
    const { headers, text } = await paper(document(`?share_id=${anna.shareId}`), ilse)
    expect(headers['content-language']).toBe('nl')
    expect(text).toContain('Anna Maes')
    expect(text).toContain('Begin on Monday, Anna.')
  })

  test('learns nothing of an account from the language, before the client has accepted', {
    tags: 'share-silent',
  }, async () => {
    const { shareId } = await client({ language: 'nl' })
    const { headers } = await paper(document(`?share_id=${shareId}`), ilse)
    expect(headers['content-language']).toBe('en')
  })

  test('finds no other protocol, and no share of another protocol', async () => {
    const { shareId } = await client()
    const other = await ilse.protocol('Another', [{ product_variant_id: magnesium }])
    expect((await paper(`${protocolPaths.document(other)}?share_id=${shareId}`, ilse)).status).toBe(404)
    const marco = await shop.newPractitioner(3)
    expect((await paper(document(), marco)).status).toBe(404)
    expect((await paper(document())).status).toBe(401)
  })

  test('needs no certificate', async () => {
    const marco = await shop.newPractitioner(3)
    const own = await marco.protocol('Own', [{ product_variant_id: magnesium }])
    expect((await paper(protocolPaths.document(own), marco)).status).toBe(200)
  })

  test('is limited in how often', async () => {
    const eager = await shop.newPractitioner()
    const answers = []
    for (let times = 0; times < 31; times++)
      answers.push((await paper(protocolPaths.document(999_999), eager)).status)
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(404))
    expect(answers.at(-1)).toBe(429)
  })
})

describe('a client', () => {
  test('prints what was shared with them, with their own name and message', async () => {
    const anna = await client()
    const { status, text } = await paper(clientProtocolPaths.document(protocol), anna)
    expect(status).toBe(200)
    expect(text).toContain('Anna Maes')
    expect(text).toContain('Begin on Monday, Anna.')
    expect(text).toMatch(/\/protocols\/[\w-]{20,}/)
  })

  test('finds nothing of others, and no practitioner’s print', async () => {
    await client()
    const tomas = await shop.device(await shop.person({ userTypeId: 4 }))
    expect((await paper(clientProtocolPaths.document(protocol), tomas)).status).toBe(404)
    expect((await paper(document(), tomas)).status).toBe(403)
    expect((await paper(clientProtocolPaths.document(protocol), ilse)).status).toBe(403)
  })
})

describe('everyone who has a link', () => {
  const linkOf = async () => (await ilse.post(protocolPaths.link(protocol), {})).body.link_token as string

  test('can print the plan, without the name of any client or the phone of the practitioner', async () => {
    await shop.db.update(users).set({ phoneCountry: 'BE', phone: '95550217' }).where(eq(users.id, ilse.id))
    await client()
    const own = await paper(document(), ilse)
    expect(own.text).toContain('+32 95550217')
    const token = await linkOf()
    const { status, headers, text } = await paper(sharedProtocolPaths.document(token))
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
    expect(text).toContain('magnesium')
    expect(text).not.toContain('Anna')
    expect(text).not.toContain('95550217')
  })

  test('cannot print once the link is revoked', async () => {
    const token = await linkOf()
    await ilse.delete(protocolPaths.link(protocol))
    expect((await paper(sharedProtocolPaths.document(token))).status).toBe(404)
  })
})
