import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { ClientDay } from '#contract/client-day.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import type { OwnHealthList } from '#contract/client-health.ts'
import type { ClientImportList } from '#contract/client-imports.ts'
import type { CommissionSummary } from '#contract/commission.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { RenewalPage } from '#contract/renewals.ts'
import { daysBetween } from '#domain/days.ts'
import { dayMs, today } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import { clientNotes, clients } from '#server/clients/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import { orders } from '#server/orders/tables.ts'
import { openDemoApi, sealing } from '../tests/support/shop-api.ts'
import { seedConsents } from './clients/seed-consents.ts'
import { seedRecords } from './clients/seed-records.ts'
import { seedStatements } from './commission/seed.ts'
import { seedOrders } from './orders/seed.ts'
import { seedPayouts } from './payouts/seed.ts'
import { demonstrationPassword } from './people/people.ts'
import { seedPeople } from './people/seed.ts'
import { seedProtocols } from './protocols/seed.ts'

const now = new Date()
const log = pino({ level: 'silent' })
let shop: Awaited<ReturnType<typeof openDemoApi>>

beforeAll(async () => {
  shop = await openDemoApi(({ db }) => seedPeople({ db, files: { put: async () => {} }, region: 'eu', now }))
  await seed()
})
afterAll(() => shop.close())

async function seed(): Promise<void> {
  const { db, config, catalogue: products, translations } = shop
  const inRegion = { db, sealing, region: 'eu', now } as const
  await seedProtocols(inRegion)
  await seedConsents({ db, now })
  await seedRecords(inRegion)
  await seedOrders({ db, config, products, translations, now })
  await seedPayouts({ ...inRegion, log })
  await seedStatements({ db, log, region: 'eu', translations, now })
}

async function signIn(name: 'anna' | 'ilse') {
  const body = { email: `${name}@verbena.example`, password: demonstrationPassword }
  const answer = await shop.app.inject({ method: 'POST', url: `/api${authPaths.login}`, body })
  const headers = { authorization: `Bearer ${answer.json<Tokens>().access_token}` }
  return async <Answer>(path: string) =>
    (await shop.app.inject({ url: `/api${path}`, headers })).json<Answer>()
}

describe('Ilse', () => {
  test('has clients of every kind', async () => {
    const get = await signIn('ilse')
    const { counts } = await get<ClientPage>(practicePaths.clients)
    expect(counts).toEqual({
      all: 25,
      active: 20,
      invited: 5,
      'never-bought': 8,
      'no-protocol': 4,
      archived: 1,
    })
    const { data } = await get<ClientImportList>(practicePaths.clientsImport)
    expect(data).toMatchObject([{ file_name: 'waiting-list.csv', added: 3, known: 1, refused: 1 }])
  })

  test('sees somebody in each column of the board of renewals', async () => {
    const get = await signIn('ilse')
    const { counts } = await get<RenewalPage>(renewalPaths.list)
    expect(counts).toEqual({ overdue: 4, due: 4, on_track: 6, never_bought: 4, set_aside: 2 })
  })

  test('earned something in each of the last months, and is on the way to the highest tier', async () => {
    const get = await signIn('ilse')
    const summary = await get<CommissionSummary>(commissionPaths.summary)
    // The present month may have begun today.
    const past = summary.months.slice(0, -1)
    expect(past.map(({ amount }) => amount > 0)).toEqual(Array(11).fill(true))
    expect(summary).toMatchObject({ tier_rate: 25, next_tier: { rate: 30 } })
    // In the morning of the first of a month, all that was available has just been paid.
    expect(Math.min(summary.pending, summary.available + summary.paid)).toBeGreaterThan(0)
  })
})

test('Anna began 24 days ago and goes on for eight weeks, and something runs out within a week', async () => {
  const { timeZone } = regionSettings.eu
  // Near midnight it is another date, if the clocks have changed since.
  const sharedOn = today(timeZone, new Date(now.getTime() - 24 * dayMs))
  const get = await signIn('anna')
  const day = await get<ClientDay>(clientDayPaths.day)
  expect(day.plans[0]).toMatchObject({
    day: daysBetween(sharedOn, today(timeZone, new Date())) + 1,
    days: 56,
  })
  expect(day.supply[0]?.days).toBeLessThanOrEqual(7)
  expect(day.order?.lines.length).toBeGreaterThan(0)
  const { data } = await get<OwnHealthList>(practicePaths.ownHealth)
  expect(data).toMatchObject([{ year_of_birth: 1984 }])
})

test('all of it satisfies the invariants, and seeding again adds nothing', async () => {
  const count = () => Promise.all([orders, clients, clientNotes].map((table) => shop.db.$count(table)))
  const before = await count()
  await seed()
  expect(await count()).toEqual(before)
  expect(await findViolations(shop.sql)).toEqual([])
})
