import { afterAll, beforeAll, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { OnboardingCall } from '#contract/practitioners.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { onboardingCalls } from '../tables.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const path = practitionerPaths.onboardingCall
async function newcomer() {
  const person = await shop.person({ userTypeId: 3 })
  const device = await shop.device(person)
  const book = (starts_at: string | undefined) => device.post(path, { starts_at })
  return { ...device, id: person.id, book, call: async () => (await device.get(path)).body as OnboardingCall }
}

test('a practitioner books a call, is notified by email, and reaches the milestone', {
  tags: 'milestone-call',
}, async () => {
  const marco = await newcomer()
  const { booked, free } = await marco.call()
  expect(booked).toBeNull()
  expect(free.every((time) => new Date(time).getTime() > Date.now())).toBe(true)
  const answer = await marco.book(free[3])
  expect(answer).toMatchObject({ status: 200, body: { booked: { starts_at: free[3] } } })
  expect(await shop.emails(marco.id)).toEqual([{ template: 'onboarding-call-booked', user_id: marco.id }])
  const { data } = (await marco.get(practitionerPaths.milestones)).body
  expect(data[5]).toMatchObject({ name: 'OnboardingCallScheduled', reached_at: expect.any(String) })
})

test('if several practitioners want the same time at once, one gets it', async () => {
  const everybody = await Promise.all(Array.from({ length: 5 }, newcomer))
  const [time] = (await everybody[0]!.call()).free
  const answers = await Promise.all(everybody.map((one) => one.book(time)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'call-taken' })
  const loser = everybody[answers.indexOf(refused!)]!
  expect(await shop.emails(loser.id)).toEqual([])
  expect((await loser.call()).free).not.toContain(time)
})

test('a second booking moves the call, and the first time is free again', async () => {
  const marco = await newcomer()
  const [first, second] = (await marco.call()).free
  await marco.book(first)
  await marco.book(second)
  const { booked, free } = await marco.call()
  expect(booked).toEqual({ starts_at: second })
  expect(free).toContain(first)
  expect(free).not.toContain(second)
})

test('a cancelled call is free for others', async () => {
  const [marco, other] = [await newcomer(), await newcomer()]
  const [time] = (await marco.call()).free
  await marco.book(time)
  expect(await marco.delete(path)).toMatchObject({ status: 200, body: { booked: null } })
  expect((await other.book(time)).status).toBe(200)
})

test('only offered times can be booked', async () => {
  const marco = await newcomer()
  const [time = ''] = (await marco.call()).free
  const oddMinute = new Date(new Date(time).getTime() + 60_000).toISOString()
  for (const wrong of [oddMinute, '2020-01-06T09:00:00.000Z', 'tomorrow', undefined]) {
    const answer = await marco.book(wrong)
    expect(answer).toMatchObject({ status: 400, body: { errors: { starts_at: [expect.any(String)] } } })
  }
  expect((await marco.call()).booked).toBeNull()
})

test('a past call no longer counts', async () => {
  const marco = await newcomer()
  const startsAt = new Date('2026-01-05T08:00:00Z')
  await shop.db.insert(onboardingCalls).values({ practitionerId: marco.id, startsAt, bookedAt: startsAt })
  expect((await marco.call()).booked).toBeNull()
})

test('clients, admins and visitors cannot book', async () => {
  for (const userTypeId of [1, 4] as const) {
    const device = await shop.device(await shop.person({ userTypeId }))
    expect((await device.get(path)).status).toBe(403)
  }
  expect((await shop.call('GET', path)).status).toBe(401)
})
