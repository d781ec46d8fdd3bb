import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { insertPerson } from '#server/accounts/fixtures.ts'
import { marketingEvents } from '#server/marketing/tables.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { practitioners } from '../tables.ts'
import { listMilestones } from './list-milestones.ts'
import { reachMilestone } from './reach-milestone.ts'

let shop: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  shop = await openDatabase()
})
afterAll(() => shop.close())

async function practitioner(name: string) {
  const { id } = await insertPerson(shop.db, name, { userTypeId: userTypes.practitioner })
  const work = { healthProfession: 1, expertiseLevel: 1, organisationType: 1, organisationName: '' }
  await shop.db.insert(practitioners).values({ userId: id, ...work })
  return id
}
const reachedBy = async (id: number) =>
  (await listMilestones(shop.db, id)).filter(({ reached_at }) => reached_at !== null)
const toldOf = async (id: number) =>
  (await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, id))).map(
    ({ event }) => event,
  )

test('a milestone keeps its first time, and is sent to marketing once', async () => {
  const id = await practitioner('Marco')
  const [first, later] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]
  await reachMilestone({ db: shop.db, now: first }, id, 'ProtocolCreated')
  await reachMilestone({ db: shop.db, now: later }, id, 'ProtocolCreated')
  expect(await reachedBy(id)).toEqual([
    { number: 5, name: 'ProtocolCreated', reached_at: first.toISOString(), progress: null },
  ])
  expect(await toldOf(id)).toEqual(['ProtocolCreated'])
})

test('ten simultaneous calls reach a milestone once', async () => {
  const id = await practitioner('Ilse')
  const ctx = { db: shop.db, now: new Date() }
  await Promise.all(Array.from({ length: 10 }, () => reachMilestone(ctx, id, 'FirstClientInvited')))
  expect(await reachedBy(id)).toHaveLength(1)
  expect(await toldOf(id)).toHaveLength(1)
})

test('milestones may be reached in any order', async () => {
  const id = await practitioner('Omar')
  const ctx = { db: shop.db, now: new Date() }
  await reachMilestone(ctx, id, 'HundredthClientInvited')
  await reachMilestone(ctx, id, 'RegistrationComplete')
  expect((await reachedBy(id)).map(({ number }) => number)).toEqual([1, 13])
})

test('a rolled-back milestone was not reached', async () => {
  const id = await practitioner('Nora')
  const failing = shop.db.transaction(async (db) => {
    await reachMilestone({ db, now: new Date() }, id, 'TierID')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await reachedBy(id)).toEqual([])
  expect(await toldOf(id)).toEqual([])
})

test('a milestone that counts something says how far the practitioner is', async () => {
  const id = await practitioner('Vera')
  await shop.db
    .update(practitioners)
    .set({ sharesMade: 3, clientsInvited: 120 })
    .where(eq(practitioners.userId, id))
  const progress = Object.fromEntries(
    (await listMilestones(shop.db, id)).map((milestone) => [milestone.name, milestone.progress]),
  )
  expect(progress).toMatchObject({
    ProtocolCreated: null,
    FifthProtocolShared: { done: 3, of: 5 },
    TenthProtocolShared: { done: 3, of: 10 },
    TwentiethClientInvited: { done: 20, of: 20 },
  })
})
