import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { consentVersion } from '#domain/marketing/consent.ts'
import { MarketingUnreachable } from '#server/platform/marketing-service/service.ts'
import { reachMilestone } from '#server/practitioners/milestones/reach-milestone.ts'
import { type Accounts, openAccounts, password } from '../../tests/support/accounts-api.ts'
import { klaviyoKey, openKlaviyoServer } from '../../tests/support/klaviyo-server.ts'
import { soon } from '../../tests/support/visiting.ts'
import { sendEvent } from './send-event.ts'
import { marketingEvents, marketingProfiles } from './tables.ts'

let klaviyo: Awaited<ReturnType<typeof openKlaviyoServer>>
let shop: Accounts
beforeAll(async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  klaviyo = await openKlaviyoServer()
  shop = await openAccounts({ KLAVIYO_API_KEY: klaviyoKey, KLAVIYO_API_URL: klaviyo.url })
})
afterAll(async () => {
  await shop.close()
  await klaviyo.close()
})
beforeEach(() => {
  klaviyo.events.clear()
  klaviyo.asked.length = 0
  klaviyo.deleted.length = 0
  klaviyo.troubles.length = 0
})

const choice = (is_granted: boolean, visitor_id = randomUUID()) => ({
  visitor_id,
  version: consentVersion,
  is_granted,
})
async function practitioner() {
  const person = await shop.person({ userTypeId: userTypes.certifiedPractitioner })
  return { ...person, ...(await shop.device(person)) }
}
type Practitioner = Awaited<ReturnType<typeof practitioner>>
const choose = (person: Practitioner, isGranted: boolean) =>
  person.put(marketingPaths.ownChoice, choice(isGranted))
const reach = (person: Practitioner, milestone: Parameters<typeof reachMilestone>[2] = 'ProtocolCreated') =>
  reachMilestone({ db: shop.db, now: new Date() }, person.id, milestone)
const sentTo = (email: string) =>
  [...klaviyo.events.values()]
    .filter(({ profile }) => profile.data.attributes.email === email)
    .map(({ metric }) => metric.data.attributes.name)
const recorded = (person: Practitioner) =>
  shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, person.id))

/** Every event has been queued, and each has been sent or left out. */
async function everythingIsHandled(): Promise<void> {
  await soon(async () => {
    const [left] = await shop.sql<[{ events: number; jobs: number }]>`
      SELECT (SELECT count(*)::int FROM marketing_events WHERE queued_at IS NULL) AS events,
        (SELECT count(*)::int FROM pgboss.job WHERE name LIKE 'marketing-%' AND state < 'completed') AS jobs`
    return left
  }).toEqual({ events: 0, jobs: 0 })
}

describe('a practitioner who agreed', () => {
  test('is known to the service by each milestone, once', async () => {
    const ilse = await practitioner()
    await choose(ilse, true)
    await reach(ilse, 'ProtocolCreated')
    await reach(ilse, 'FifthProtocolShared')
    await soon(() => sentTo(ilse.email).toSorted()).toEqual(['FifthProtocolShared', 'ProtocolCreated'])
    await soon(async () => (await recorded(ilse)).every(({ sentAt }) => sentAt)).toBe(true)
    await shop.db.update(marketingEvents).set({ queuedAt: null }).where(eq(marketingEvents.userId, ilse.id))
    await everythingIsHandled()
    expect(klaviyo.asked.filter(({ body }) => body.includes(ilse.email))).toHaveLength(2)
  })

  test('is sent what happened between their consent as a visitor and their login', async () => {
    const marco = await practitioner()
    const visitorId = randomUUID()
    await shop.call('POST', marketingPaths.choice, choice(true, visitorId))
    await reach(marco, 'RegistrationComplete')
    await everythingIsHandled()
    expect(sentTo(marco.email)).toEqual([])
    await marco.put(marketingPaths.ownChoice, choice(true, visitorId))
    await soon(() => sentTo(marco.email)).toEqual(['RegistrationComplete'])
  })

  test('gets nothing twice and loses nothing while the service is ill', async () => {
    const ilse = await practitioner()
    await choose(ilse, true)
    klaviyo.troubles.push(500)
    await reach(ilse)
    await soon(() => sentTo(ilse.email)).toEqual(['ProtocolCreated'])
  })
})

test('an event that the service refuses is logged without the address, and stops no other', async () => {
  const ilse = await practitioner()
  await choose(ilse, true)
  klaviyo.troubles.push(400)
  await reach(ilse)
  await everythingIsHandled()
  expect(sentTo(ilse.email)).toEqual([])
  const log = shop.logged.join('\n')
  expect(log).toContain('the marketing service refused an event')
  expect(log).not.toContain(ilse.email)
  expect(log).not.toContain(klaviyoKey)
})

describe('nothing is sent about a practitioner', () => {
  test('who was never asked, who refused, or who withdrew, but it is recorded', async () => {
    const [unasked, refusing, withdrawing] = [
      await practitioner(),
      await practitioner(),
      await practitioner(),
    ]
    await choose(refusing, false)
    await choose(withdrawing, true)
    await choose(withdrawing, false)
    for (const person of [unasked, refusing, withdrawing]) await reach(person)
    await everythingIsHandled()
    for (const person of [unasked, refusing, withdrawing]) {
      expect(sentTo(person.email)).toEqual([])
      expect(await recorded(person)).toEqual([
        expect.objectContaining({ event: 'ProtocolCreated', sentAt: null }),
      ])
    }
  })
})

describe('the profile with the service is deleted', () => {
  async function known() {
    const ilse = await practitioner()
    await choose(ilse, true)
    await reach(ilse)
    await soon(() => sentTo(ilse.email)).toEqual(['ProtocolCreated'])
    await soon(async () => (await recorded(ilse)).every(({ sentAt }) => sentAt)).toBe(true)
    return ilse
  }
  const kept = async (email: string) =>
    shop.db.select().from(marketingProfiles).where(eq(marketingProfiles.email, email))

  test('when the account is erased, and then the shop forgets the address', async () => {
    const ilse = await known()
    klaviyo.troubles.push(503)
    expect(
      (
        await shop.call(
          'DELETE',
          accountPaths.user,
          { password },
          {
            headers: { authorization: `Bearer ${ilse.tokens.access_token}` },
          },
        )
      ).status,
    ).toBe(200)
    await soon(() => klaviyo.deleted).toEqual([ilse.email])
    await soon(() => kept(ilse.email)).toEqual([])
  })

  test('when consent is withdrawn', async () => {
    const ilse = await known()
    await choose(ilse, false)
    await soon(() => klaviyo.deleted).toEqual([ilse.email])
  })

  test.each([
    ['the service takes the event', undefined],
    ['the answer of the service is lost', new MarketingUnreachable()],
  ])('when consent is withdrawn while an event is being sent, and %s', async (_, failure) => {
    const ilse = await practitioner()
    await choose(ilse, true)
    const now = new Date()
    const [event] = await shop.db
      .insert(marketingEvents)
      .values({ userId: ilse.id, event: 'ProtocolCreated', at: now, queuedAt: now })
      .returning()
    const queued: string[] = []
    const jobs = { enqueue: async (_db: unknown, queue: string) => void queued.push(queue) }
    const log = pino({ level: 'silent' })
    const deps = { db: shop.db, jobs, log, clock: () => new Date(), region: 'eu' } as const
    const slow = {
      async send() {
        await choose(ilse, false)
        await soon(() => klaviyo.deleted).toEqual([ilse.email])
        await soon(() => kept(ilse.email)).toEqual([])
        if (failure) throw failure
      },
      deleteProfile: async () => {},
    }
    await sendEvent(deps, slow, event!.id).catch((error) => expect(error).toBe(failure))
    expect(await kept(ilse.email)).toMatchObject([{ userId: null, endedAt: expect.any(Date) }])
    expect(queued).toEqual(['marketing-profile-deletion'])
  })

  test('but not if there is none', async () => {
    const marco = await practitioner()
    await choose(marco, false)
    await everythingIsHandled()
    expect(klaviyo.deleted).toEqual([])
  })
})
