import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobData, Jobs } from '#server/platform/jobs.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { insertPerson } from '../fixtures.ts'
import { openSession } from './open-session.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const device = { browser: 'Firefox', system: 'Linux', kind: 'laptop' } as const

/** Signs somebody new in from these countries in turn; answers the letters that were left to the queue. */
async function lettersAfter(name: string, countries: readonly (string | null)[]) {
  const letters: JobData[] = []
  const jobs: Jobs = { enqueue: async (_, __, data) => void letters.push(data) }
  const user = await insertPerson(database.db, name)
  const sessions: { id: number }[] = []
  for (const country of countries) {
    const ctx = { db: database.db, jobs, now: new Date() }
    sessions.push(await openSession(ctx, { userId: user.id, device, country }))
  }
  const placeOf = (letter: JobData) => sessions.findIndex(({ id }) => id === letter.session_id)
  return letters.map((letter) => ({
    ...letter,
    session_id: placeOf(letter),
    user_id: letter.user_id === user.id,
  }))
}
const letterOf = (place: number) => ({ letter: 'new-sign-in', user_id: true, session_id: place })

describe('a letter about a sign-in', () => {
  test('goes out for a country that none of the earlier came from', async () => {
    expect(await lettersAfter('Traveller', ['BE', 'BE', 'FR', 'BE', 'FR'])).toEqual([letterOf(2)])
  })

  test('does not go out for the first sign-in of all, nor where the country is not known', async () => {
    expect(await lettersAfter('Beginner', ['BE'])).toEqual([])
    expect(await lettersAfter('Somewhere', ['BE', null])).toEqual([])
  })

  test('goes out where only unknown countries came before', async () => {
    expect(await lettersAfter('Appearing', [null, 'DE'])).toEqual([letterOf(1)])
  })
})
