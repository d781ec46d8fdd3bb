import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { marketingEvents } from '#server/marketing/tables.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { reachMilestone } from './reach-milestone.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

async function practitioner() {
  const person = await shop.person({ userTypeId: userTypes.practitioner })
  return { ...person, ...(await shop.device(person)) }
}
const recordedOf = async (id: number) =>
  (await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, id))).map(
    ({ event }) => event,
  )

test('a milestone that a practitioner reached may be reported by its number, and is recorded once', {
  tags: ['call-marketing-event', 'marketing-event-fields'],
}, async () => {
  const marco = await practitioner()
  const at = new Date('2026-11-20T10:00:00Z')
  await reachMilestone({ db: shop.db, now: at }, marco.id, 'ProtocolCreated')
  const report = () => marco.post(marketingPaths.event, { marketing_event_trigger_id: 5 })
  const answer = { event: 'ProtocolCreated', recorded_at: at.toISOString() }
  expect([(await report()).body, (await report()).body]).toEqual([answer, answer])
  expect(await recordedOf(marco.id)).toEqual(['ProtocolCreated'])
})

test('a milestone that was not reached cannot be claimed', async () => {
  const marco = await practitioner()
  const { status, body } = await marco.post(marketingPaths.event, { marketing_event_trigger_id: 13 })
  expect([status, body.code, body.message]).toEqual([
    409,
    'milestone-not-reached',
    'You haven’t reached this milestone yet.',
  ])
  expect(await recordedOf(marco.id)).toEqual([])
})

test.each([
  {},
  { marketing_event_trigger_id: 0 },
  { marketing_event_trigger_id: 14 },
  { marketing_event_trigger_id: '5' },
  { marketing_event_trigger_id: 'ProtocolCreated' },
  { marketing_event_trigger_id: 5, properties: { protocol: 'Calm' } },
])('what is not on the list of events is refused: %j', async (body) => {
  const marco = await practitioner()
  const answer = await marco.post(marketingPaths.event, body)
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input'])
})
