import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { consentVersion } from '#domain/marketing/consent.ts'
import { type Accounts, openAccounts } from '../../tests/support/accounts-api.ts'
import { deleteOldChoices } from './record-consent.ts'
import { marketingConsents } from './tables.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const choice = (is_granted: boolean, visitor_id = randomUUID()) => ({
  visitor_id,
  version: consentVersion,
  is_granted,
})
const client = async () => {
  const person = await shop.person()
  return { ...person, ...(await shop.device(person)) }
}
const keptOf = (visitorId: string) =>
  shop.db.select().from(marketingConsents).where(eq(marketingConsents.visitorId, visitorId))

test('a visitor’s choice is recorded with its time and the wording shown, and without an account', async () => {
  const given = choice(false)
  const { status, body, headers } = await shop.call('POST', marketingPaths.choice, given)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body.choice).toEqual({
    version: consentVersion,
    is_granted: false,
    chosen_at: expect.any(String),
  })
  expect(await keptOf(given.visitor_id)).toEqual([
    expect.objectContaining({ userId: null, version: consentVersion, isGranted: false }),
  ])
})

describe('a user', () => {
  test('has no choice before making one', async () => {
    expect((await (await client()).get(marketingPaths.ownChoice)).body).toEqual({ choice: null })
  })

  test('may change their mind, and each choice is kept as proof', async () => {
    const anna = await client()
    for (const isGranted of [true, false, true]) await anna.put(marketingPaths.ownChoice, choice(isGranted))
    expect((await anna.get(marketingPaths.ownChoice)).body.choice.is_granted).toBe(true)
    const { body } = await anna.get(accountPaths.ownData)
    expect(body.marketing_choices.map((each: { is_granted: boolean }) => each.is_granted)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('brings along what they chose in this browser before login, and nobody else does', async () => {
    const [anna, tomas] = [await client(), await client()]
    const visitorId = randomUUID()
    await shop.call('POST', marketingPaths.choice, choice(true, visitorId))
    await anna.put(marketingPaths.ownChoice, choice(true, visitorId))
    await tomas.put(marketingPaths.ownChoice, choice(false, visitorId))
    expect((await keptOf(visitorId)).map(({ userId, isGranted }) => [userId, isGranted])).toEqual([
      [anna.id, true],
      [anna.id, true],
      [tomas.id, false],
    ])
  })
})

test.each([
  {},
  { is_granted: true },
  { ...choice(true), visitor_id: 'me' },
  { ...choice(true), version: consentVersion + 1 },
  { ...choice(true), version: 0 },
  { ...choice(true), is_granted: 'yes' },
  { ...choice(true), user_id: 1 },
])('what is no choice is refused and not recorded: %j', async (body) => {
  const before = await shop.db.$count(marketingConsents)
  expect((await shop.call('POST', marketingPaths.choice, body)).body.code).toBe('invalid-input')
  expect(await shop.db.$count(marketingConsents)).toBe(before)
})

test('a visitor’s choice is forgotten after a year, a user’s is kept', async () => {
  const [visitors, users] = [choice(true), choice(true)]
  await shop.call('POST', marketingPaths.choice, visitors)
  await (await client()).put(marketingPaths.ownChoice, users)
  await deleteOldChoices(shop.db, new Date(Date.now() + 366 * 86_400_000))
  expect(await keptOf(visitors.visitor_id)).toEqual([])
  expect(await keptOf(users.visitor_id)).toHaveLength(1)
})
