import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { RemindableList, ReminderResults } from '#contract/renewals.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { readerAt, stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { dose, inDays, openPractices, type Practices } from '../../../tests/support/practices.ts'
import { renewalContacts } from '../tables.ts'

let practices: Practices
beforeAll(async () => {
  practices = await openPractices()
})
afterAll(() => practices.shop.close())
afterEach(() => practices.shop.db.execute(sql`DROP TRIGGER IF EXISTS failing ON renewal_contacts`))

/** From now on the database fails with this code when an email to the client of the share is recorded. */
async function failFor(shareId: number, sqlState: string) {
  const { clientId } = await practices.shareOf(shareId)
  await practices.shop.db.execute(
    sql.raw(`CREATE OR REPLACE FUNCTION failing() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'failing' USING ERRCODE = '${sqlState}'; END $$;
    CREATE OR REPLACE TRIGGER failing BEFORE INSERT ON renewal_contacts
      FOR EACH ROW WHEN (NEW.client_id = ${clientId}) EXECUTE FUNCTION failing()`),
  )
}

type Practitioner = Awaited<ReturnType<Practices['practice']>>['ilse']
const whoNeedsIt = async (by: Practitioner): Promise<RemindableList['data']> =>
  (await by.get(renewalPaths.emails)).body.data
const writeTo = async (by: Practitioner, ids: number[], words?: string): Promise<ReminderResults['data']> =>
  (await by.post(renewalPaths.emails, { ids, ...(words && { words }) })).body.data

/** The same call with its key, again and again. */
function repeating(by: Practitioner, body: { ids: number[]; words?: string }) {
  const headers = {
    authorization: `Bearer ${by.tokens.access_token}`,
    'idempotency-key': crypto.randomUUID(),
  }
  return (other: object = {}) =>
    practices.shop.call('POST', renewalPaths.emails, { ...body, ...other }, { headers })
}

/** A client whose pack came so many days ago. */
async function clientOf(ilse: Practitioner, protocolId: number, first_name: string, days: number) {
  const { shop, shareWith, bought } = practices
  const client = await shop.buyer()
  const id = await shareWith(ilse, protocolId, client, { first_name, last_name: 'Maes' })
  await openReceived(client, protocolId)
  await bought(client, ilse, { days })
  return { id, userId: client.id, email: client.email }
}

describe('writing to all who need it', () => {
  test('reaches each client once who has run out or soon will, in their language', async () => {
    const { shop, zinc, practice, shareWith } = practices
    const { ilse, protocolId } = await practice()
    const lembert = await clientOf(ilse, protocolId, 'Lembert', 39)
    const anna = await clientOf(ilse, protocolId, 'Anna', 20)
    await clientOf(ilse, protocolId, 'Sofie', 1)
    await shareWith(ilse, protocolId, await shop.buyer(), { first_name: 'Tomás', last_name: 'Rey' })
    // Taken by two protocols, it lasts half as long.
    await shareWith(ilse, await ilse.protocol('Sleep', [{ product_variant_id: zinc, dose }]), anna)
    await shop.db.update(users).set({ language: 'nl' }).where(eq(users.id, anna.userId))
    const listed = await whoNeedsIt(ilse)
    expect(listed).toMatchObject([
      { id: lembert.id, client: { first_name: 'Lembert' }, language: 'en', days: -9 },
      { client: { first_name: 'Anna' }, language: 'nl', days: -5 },
    ])
    expect(await whoNeedsIt(await shop.newPractitioner())).toEqual([])
  })

  test('leaves out who was contacted, was put off, has stopped such emails or may not use their account', async () => {
    const { shop, practice } = practices
    const { ilse, protocolId } = await practice()
    const named = (name: string) => clientOf(ilse, protocolId, name, 39)
    const [contacted, snoozed] = [await named('Anna'), await named('Bo')]
    const [stopped, deactivated] = [await named('Cas'), await named('Dora')]
    await ilse.put(renewalPaths.one(contacted.id), { is_contacted: true })
    await ilse.put(renewalPaths.one(snoozed.id), { snoozed_until: inDays(3) })
    await stopEmails({ db: shop.db, now: new Date() }, readerAt(stopped.email), 'renewals')
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, deactivated.userId))
    expect(await whoNeedsIt(ilse)).toEqual([])
  })

  test('sends each email once, however often it is pressed, with the words encrypted', async () => {
    const { shop, practice, board, shareOf } = practices
    const { ilse, protocolId } = await practice()
    const ids = [
      (await clientOf(ilse, protocolId, 'Anna', 39)).id,
      (await clientOf(ilse, protocolId, 'Karel', 39)).id,
    ]
    const presses = await Promise.all([1, 2, 3].map(() => writeTo(ilse, ids, 'See you on Monday')))
    const results = presses.flat()
    for (const id of ids) {
      const problems = results.flatMap((one) => (one.id === id ? [one.problem] : []))
      expect(problems.toSorted()).toEqual(['contacted-recently', 'contacted-recently', null])
      const { clientId } = await shareOf(id)
      const sent = await shop.db.select().from(renewalContacts).where(eq(renewalContacts.clientId, clientId))
      expect(sent).toMatchObject([{ kind: 'email' }])
      expect(sent[0]!.sealedWords).not.toContain('Monday')
    }
    expect((await board(ilse)).counts).toMatchObject({ overdue: 0, set_aside: 2 })
    expect(await whoNeedsIt(ilse)).toEqual([])
  })

  test('says of each client why they could not be written to, and writes to the others', async () => {
    const { practice, shareWith, shop } = practices
    const { ilse, protocolId } = await practice()
    const other = await practice()
    const anna = await clientOf(ilse, protocolId, 'Anna', 39)
    const sofie = await clientOf(ilse, protocolId, 'Sofie', 1)
    const strangers = await shareWith(other.ilse, other.protocolId, await shop.buyer())
    expect(await writeTo(ilse, [strangers, sofie.id, anna.id])).toEqual([
      { id: strangers, problem: 'not-found' },
      { id: sofie.id, problem: 'nothing-to-renew' },
      { id: anna.id, problem: null },
    ])
  })

  test('says again whom it reached when the answer was lost, and writes to nobody twice', async () => {
    const { practice, shareOf, shop } = practices
    const { ilse, protocolId } = await practice()
    const anna = await clientOf(ilse, protocolId, 'Anna', 39)
    const sofie = await clientOf(ilse, protocolId, 'Sofie', 1)
    const send = repeating(ilse, { ids: [anna.id, sofie.id], words: 'See you on Monday' })
    const first = await send()
    expect(first.body.data).toEqual([
      { id: anna.id, problem: null },
      { id: sofie.id, problem: 'nothing-to-renew' },
    ])
    expect(await send()).toMatchObject({ status: 200, body: first.body })
    expect((await send({ words: 'Call me' })).body.code).toBe('idempotency-key-reused')
    expect(await writeTo(ilse, [anna.id])).toEqual([{ id: anna.id, problem: 'contacted-recently' }])
    const { clientId } = await shareOf(anna.id)
    expect(await shop.db.$count(renewalContacts, eq(renewalContacts.clientId, clientId))).toBe(1)
  })

  test('reaches the others when writing to one client fails', async () => {
    const { ilse, protocolId } = await practices.practice()
    const [anna, bo] = [
      await clientOf(ilse, protocolId, 'Anna', 39),
      await clientOf(ilse, protocolId, 'Bo', 39),
    ]
    await failFor(anna.id, 'P0001')
    expect(await writeTo(ilse, [anna.id, bo.id])).toEqual([
      { id: anna.id, problem: 'unexpected' },
      { id: bo.id, problem: null },
    ])
    expect(practices.shop.logged.join()).toContain('an email to one of several clients failed')
  })

  test('goes on where it was when the database fails, and counts those it had reached', async () => {
    const { practice, shareOf, shop } = practices
    const { ilse, protocolId } = await practice()
    const named = (name: string) => clientOf(ilse, protocolId, name, 39)
    const ids = [(await named('Anna')).id, (await named('Bo')).id, (await named('Cas')).id]
    await failFor(ids[1]!, '53000')
    const send = repeating(ilse, { ids })
    expect((await send()).status).toBe(503)
    await shop.db.execute(sql`DROP TRIGGER failing ON renewal_contacts`)
    expect((await send()).body.data).toEqual(ids.map((id) => ({ id, problem: null })))
    for (const id of ids) {
      const { clientId } = await shareOf(id)
      expect(await shop.db.$count(renewalContacts, eq(renewalContacts.clientId, clientId))).toBe(1)
    }
  })

  test('is for certified practitioners, and for few clients in one call', async () => {
    const { ilse } = await practices.practice()
    const marco = await practices.shop.newPractitioner(userTypes.practitioner)
    expect((await marco.post(renewalPaths.emails, { ids: [1] })).body.code).toBe('certificate-not-approved')
    for (const ids of [[], Array.from({ length: 11 }, (_, at) => at + 1), ['one']])
      expect((await ilse.post(renewalPaths.emails, { ids })).status).toBe(400)
  })
})
