import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths, practitionerPaths } from '#contract/account-paths.ts'
import type { ClientImport, ClientImportCheck, ClientImportList } from '#contract/client-imports.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { clientEmails } from '#server/clients/emails.ts'
import { clients, withdrawnConsents } from '#server/clients/tables.ts'
import { marketingEvents } from '#server/marketing/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>

let shop: ProtocolsShop
let zinc: number
let ilse: Maker
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc')
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.newPractitioner()
})

let addresses = 0
const address = () => `listed${++addresses}@people.example`
const head = 'First name;Last name;Email;Discount;Language\n'
const line = (email: string, given = 'Anna;Maes') => `${given};${email};10;fr\n`
const people = (count: number) => Array.from({ length: count }, () => line(address())).join('')

async function upload(text: string | Uint8Array, query = '', by = ilse) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const { headers, payload } = await uploadForm({ name: 'my clients.csv', bytes })
  const authorization = `Bearer ${by.tokens.access_token}`
  return shop.call('POST', `${practicePaths.clientsImport}${query}`, undefined, {
    headers: { ...headers, authorization },
    payload,
  })
}
const check = async (text: string, query = ''): Promise<ClientImportCheck> => (await upload(text, query)).body
async function confirm(text: string, query = '?invite=no') {
  const { digest } = await check(text, query)
  return upload(text, `${query}&digest=${digest}`)
}
const imported = async (text: string, query?: string): Promise<ClientImport> =>
  (await confirm(text, query)).body
const own = () =>
  shop.db.select().from(clients).where(eq(clients.practitionerId, ilse.id)).orderBy(clients.id)
const undo = (id: number, by = ilse) => by.delete(practicePaths.clientImport(id))
const invitations = async () => {
  const ids = (await own()).map(({ id }) => id)
  return (await shop.emails(null)).filter(({ client_id }) => ids.includes(client_id as number))
}

describe('checking a file', () => {
  test('shows every line and saves nothing', async () => {
    const known = address()
    await ilse.post(practicePaths.invite, {
      email: known,
      first_name: 'Anna',
      last_name: 'Maes',
      discount: 20,
      language: 'de',
    })
    const { status, body } = await upload(
      `${head}${line('new@people.example')}${line(known, 'Ann;Mays')};;x;12;\n`,
    )
    expect([status, body]).toMatchObject([
      200,
      {
        encoding: 'utf-8',
        added: 1,
        known: 1,
        refused: 1,
        rows: [
          { line: 2, outcome: 'added', client: { first_name: 'Anna', discount_rate: 10, language: 'fr' } },
          { line: 3, outcome: 'known', client: { first_name: 'Anna', last_name: 'Maes', discount_rate: 20 } },
          {
            line: 4,
            outcome: 'refused',
            problems: [
              { reason: 'first-name-missing', column: 'first_name' },
              { reason: 'last-name-missing', column: 'last_name' },
              { reason: 'email-invalid', column: 'email', found: 'x' },
              { reason: 'discount-invalid', column: 'discount', found: '12' },
            ],
          },
        ],
      },
    ])
    expect(await own()).toHaveLength(1)
  })

  test('refuses what is no list of clients, and says what to do', async () => {
    const answers = await Promise.all([
      upload(Buffer.from([0x50, 0x4b, 3, 4])),
      upload(Buffer.from([0x89, 0x50, 0x4e, 0x81])),
      upload('Name;Email\nAnna;anna@people.example'),
      upload(head),
      upload(head + people(1001)),
      upload(head + people(100_000)),
    ])
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'import-spreadsheet'],
      [400, 'import-encoding'],
      [400, 'import-columns'],
      [400, 'import-empty'],
      [413, 'import-too-many'],
      [413, 'import-too-many'],
    ])
    expect(answers[2]!.body.errors).toMatchObject({ first_name: ['There is no column for the first name.'] })
    expect(answers[5]!.body.message).toContain('1000')
  })

  test('is for certified practitioners only', async () => {
    const marco = await shop.newPractitioner(userTypes.practitioner)
    expect((await upload(head + people(1), '', marco)).body.code).toBe('certificate-not-approved')
  })
})

describe('a client who withdrew their consent', () => {
  test.each(['recently', 'long ago', 'under an earlier address'])(
    '%s is named in the check and not imported',
    async (when) => {
      const email = address()
      const { id: userId } = await shop.person({ email })
      const withdrawnAt = new Date()
      if (when === 'long ago')
        await shop.db.insert(withdrawnConsents).values({ practitionerId: ilse.id, userId, withdrawnAt })
      else {
        await imported(`${head}${line(email)}`)
        const earlier = when === 'recently' ? {} : { email: address() }
        await shop.db
          .update(clients)
          .set({ withdrawnAt, ...earlier })
          .where(eq(clients.email, email))
      }
      const { rows, added } = await check(`${head}${line(email)}${line(address())}`)
      expect(added).toBe(1)
      expect(rows[0]).toMatchObject({ outcome: 'refused', problems: [{ reason: 'consent-withdrawn' }] })
      const { body } = await confirm(`${head}${line(email)}${line(address())}`)
      expect(body).toMatchObject({ added: 1, refused: 1 })
    },
  )
})

describe('importing', () => {
  test('makes clients of all good lines, and emails nobody unless asked to', async () => {
    const { status, body } = await confirm(`${head}${people(3)}${line('no address')}`)
    expect([status, body]).toMatchObject([
      201,
      { added: 3, known: 0, refused: 1, file_name: 'my clients.csv' },
    ])
    expect(await own()).toMatchObject([1, 2, 3].map(() => ({ discountRate: 10, language: 'fr' })))
    expect(await invitations()).toEqual([])
    const { data }: ClientImportList = (await ilse.get(practicePaths.clientsImport)).body
    expect(data).toEqual([body])
  })

  test('invites each of them, which counts towards the milestones, each event once', {
    tags: ['milestone-invited', 'product-milestone-clients'],
  }, async () => {
    await imported(head + people(21), '?invite=yes')
    expect(await invitations()).toHaveLength(21)
    const { data }: MilestoneList = (await ilse.get(practitionerPaths.milestones)).body
    const reached = data.filter(({ reached_at }) => reached_at).map(({ name }) => name)
    expect(reached).toEqual(['FirstClientInvited', 'FifthClientInvited', 'TwentiethClientInvited'])
    const events = await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, ilse.id))
    expect(events.map(({ event }) => event)).toEqual(reached)
  })

  test('twice, even at once, imports once', async () => {
    const text = head + people(5)
    const { digest } = await check(text, '?invite=yes')
    const query = `?invite=yes&digest=${digest}`
    const answers = await Promise.all([1, 2, 3].map(() => upload(text, query)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await own()).toHaveLength(5)
    expect(await invitations()).toHaveLength(5)
  })

  test('makes them clients again who were imported from the same file and removed since', async () => {
    const text = head + people(3)
    const first = await imported(text, '?invite=yes')
    for (const { id } of await own()) await ilse.delete(practicePaths.client(id))
    const { digest, added } = await check(text, '?invite=yes')
    expect(added).toBe(3)
    const answers = [1, 2].map(() => upload(text, `?invite=yes&digest=${digest}`))
    const [second, repeated] = (await Promise.all(answers)).map(({ body }) => body as ClientImport)
    expect(second!.id).toBeGreaterThan(first.id)
    expect(repeated).toEqual(second)
    expect(await own()).toMatchObject([1, 2, 3].map(() => ({ importId: second!.id })))
    expect(await invitations()).toHaveLength(3)
    const { data }: ClientImportList = (await ilse.get(practicePaths.clientsImport)).body
    expect(data).toEqual([second, first])
  })

  test('is refused as a whole if it would do something else than was shown', async () => {
    const email = address()
    const text = head + people(1) + line(email)
    const { digest } = await check(text)
    const anna = { email, first_name: 'Anna', last_name: 'Maes', discount: 0, language: 'en' }
    await ilse.post(practicePaths.invite, anna)
    const late = await upload(text, `?digest=${digest}`)
    const other = await upload(head + people(2), `?digest=${digest}`)
    expect([late, other].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'import-changed'],
      [409, 'import-changed'],
    ])
    expect(await own()).toHaveLength(1)
  })

  test('somebody who registers at the same moment is one client with an account', async () => {
    const email = address()
    const { id } = await shop.person({ email, activatedAt: null })
    const token = await mintOneTimeToken(shop.db, { userId: id, purpose: 'activate', now: new Date() })
    await Promise.all([confirm(head + line(email)), shop.call('POST', authPaths.activate, { token })])
    expect(await own()).toMatchObject([{ email, userId: id }])
  })
})

describe('undoing an import', () => {
  test('removes its clients and withdraws their invitations', async () => {
    const { id } = await imported(head + people(2), '?invite=yes')
    const [first] = await own()
    expect((await undo(id)).body).toMatchObject({ removed: 2, undone_at: expect.any(String) })
    expect(await own()).toEqual([])
    const emails = clientEmails({ brandingOf: async () => undefined })
    const job = { template: 'client-invitation', user_id: null, client_id: first!.id } as const
    expect(await emails['client-invitation'](job, { db: shop.db, now: new Date() })).toBeUndefined()
  })

  test('keeps clients that were changed, shared with or have accepted since', async () => {
    const emails = [1, 2, 3, 4].map(address)
    const { id } = await imported(head + emails.map((email) => line(email)).join(''), '?invite=yes')
    const [changed, shared, , registered] = await own()
    await ilse.put(practicePaths.client(changed!.id), { notes: 'Sleeps badly' })
    const protocol = await ilse.protocol('Gut repair', [{ product_variant_id: zinc }])
    await ilse.post(protocolPaths.assign, { id: protocol, user_id: shared!.id })
    const anna = await shop.person({ email: emails[3]!, activatedAt: null })
    const token = await mintOneTimeToken(shop.db, { userId: anna.id, purpose: 'activate', now: new Date() })
    await shop.call('POST', authPaths.activate, { token })
    expect((await undo(id)).body).toMatchObject({ added: 4, removed: 1 })
    expect((await own()).map((client) => client.id)).toEqual([changed!.id, shared!.id, registered!.id])
  })

  test('twice changes nothing, and the file can be imported again without a second event', async () => {
    const text = head + people(1)
    const { id } = await imported(text, '?invite=yes')
    const answers = [await undo(id), await undo(id)]
    expect(answers.map(({ status, body }) => [status, body.removed])).toEqual([
      [200, 1],
      [200, 1],
    ])
    expect((await imported(text, '?invite=yes')).id).toBeGreaterThan(id)
    expect(await own()).toHaveLength(1)
    const events = await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, ilse.id))
    expect(events.map(({ event }) => event)).toEqual(['FirstClientInvited'])
  })

  test('leaves its clients able to see who opened their record', async () => {
    const anna = await shop.person()
    const { id } = await imported(head + line(anna.email))
    const [client] = await own()
    await ilse.get(practicePaths.client(client!.id))
    expect((await undo(id)).body.removed).toBe(1)
    const { body } = await (await shop.device(anna)).get(consentPaths.records)
    expect(body.removed_reads).toMatchObject([{ first_name: ilse.firstName, kind: 'opened' }])
  })

  test('another practitioner’s is not found', async () => {
    const { id } = await imported(head + people(1))
    expect((await undo(id, await shop.newPractitioner())).status).toBe(404)
    expect(await own()).toHaveLength(1)
  })
})
