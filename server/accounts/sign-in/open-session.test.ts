import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionsMaximum } from '#domain/accounts/tokens.ts'
import type { JobData, Jobs } from '#server/platform/jobs.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { insertPerson } from '../fixtures.ts'
import { sessions, users } from '../tables.ts'
import { openSession } from './open-session.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const device = { browser: 'Firefox', system: 'Linux', kind: 'laptop' } as const

/** Signs a new person in from these countries in turn; returns the queued emails. */
async function emailsAfter(name: string, countries: readonly (string | null)[]) {
  const emails: JobData[] = []
  const jobs: Jobs = { enqueue: async (_, __, data) => void emails.push(data) }
  const user = await insertPerson(database.db, name)
  const sessions: { id: number }[] = []
  for (const country of countries) {
    const ctx = { db: database.db, jobs, now: new Date() }
    sessions.push(await openSession(ctx, { userId: user.id, device, country }))
  }
  const placeOf = (email: JobData) => sessions.findIndex(({ id }) => id === email.session_id)
  return emails.map((email) => ({
    ...email,
    session_id: placeOf(email),
    user_id: email.user_id === user.id,
  }))
}
const emailOf = (place: number) => ({ template: 'new-sign-in', user_id: true, session_id: place })

describe('an email about a sign-in', () => {
  test('is sent for a country that no earlier sign-in came from', { tags: 'sign-in-country' }, async () => {
    expect(await emailsAfter('Traveller', ['BE', 'BE', 'FR', 'BE', 'FR'])).toEqual([emailOf(2)])
  })

  test('is not sent for the first sign-in, or if the country is unknown', async () => {
    expect(await emailsAfter('Beginner', ['BE'])).toEqual([])
    expect(await emailsAfter('Somewhere', ['BE', null])).toEqual([])
  })

  test('is sent if all earlier countries were unknown', async () => {
    expect(await emailsAfter('Appearing', [null, 'DE'])).toEqual([emailOf(1)])
  })
})

test.each([
  ['password', { passwordHash: 'another' }],
  ['second factor', { totpSecret: 'another' }],
])(
  'somebody whose %s was replaced while it was verified is not signed in',
  {
    tags: 'password-replaced',
  },
  async (what, replaced) => {
    const jobs: Jobs = { enqueue: async () => {} }
    const verified = await insertPerson(database.db, `Slow${what.length}`)
    const userId = verified.id
    const open = () =>
      openSession({ db: database.db, jobs, now: new Date() }, { userId, device, country: null, verified })
    await open()
    await database.db.update(users).set(replaced).where(eq(users.id, userId))
    await expect(open()).rejects.toThrow('invalid-credentials')
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(1)
  },
)

describe('a user with many devices', () => {
  const jobs: Jobs = { enqueue: async () => {} }
  const open = (userId: number) =>
    openSession({ db: database.db, jobs, now: new Date() }, { userId, device, country: null })
  const openOnes = (userId: number) =>
    database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
      .orderBy(asc(sessions.id))

  test('stays signed in on fifty: one more ends the oldest, and nobody else’s', async () => {
    const [collector, neighbour] = [
      await insertPerson(database.db, 'Collector'),
      await insertPerson(database.db, 'Neighbour'),
    ]
    await open(neighbour.id)
    const opened: number[] = []
    for (let nth = 0; nth <= sessionsMaximum; nth++) opened.push((await open(collector.id)).id)
    expect((await openOnes(collector.id)).map(({ id }) => id)).toEqual(opened.slice(1))
    expect(await openOnes(neighbour.id)).toHaveLength(1)
  })

  test('stays signed in on fifty even if all sign in at the same moment', {
    tags: 'session-limits',
  }, async () => {
    const crowd = await insertPerson(database.db, 'Crowd')
    await Promise.all(Array.from({ length: sessionsMaximum + 10 }, () => open(crowd.id)))
    expect(await openOnes(crowd.id)).toHaveLength(sessionsMaximum)
  })
})
