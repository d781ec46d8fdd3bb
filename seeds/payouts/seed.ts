import { eq } from 'drizzle-orm'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { PayoutAccount } from '#domain/commission/payout-account.ts'
import { dayMs, today } from '#domain/local-time.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { sealAccount } from '#server/commission/payouts/accounts.ts'
import { planPayouts } from '#server/commission/payouts/find-due.ts'
import { returnPayout } from '#server/commission/payouts/return-payout.ts'
import { runPayouts } from '#server/commission/payouts/run-payouts.ts'
import { payoutMethods, payoutRuns, payouts } from '#server/commission/payouts/tables.ts'
import { settleCommission } from '#server/commission/settle-commission.ts'
import type { Ctx } from '#server/platform/context.ts'
import { noJobs } from '../no-jobs.ts'

const holder = 'Ilse Vermeulen'
const accounts: Record<Region, PayoutAccount> = {
  eu: { kind: 'iban', holder, iban: 'BE71096123456769' },
  uk: { kind: 'sort-code', holder, sortCode: '204156', accountNumber: '31926819' },
}
const pastMonths = 11

/**
 * Ilse's account, and what she was paid on the first of each past month; the last transfer that the bank has had time to
 * return came back. If anybody was paid, nothing is added.
 */
export async function seedPayouts(
  ctx: Pick<Ctx, 'db' | 'log' | 'now' | 'region' | 'sealing'>,
): Promise<void> {
  const { db, now, region, sealing } = ctx
  const { currency } = regionSettings[region]
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.userTypeId, userTypes.admin))
  const [ilse] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'ilse@verbena.example'))
  if (!admin || !ilse || (await db.$count(payoutRuns)) > 0) return
  await db
    .insert(payoutMethods)
    .values({
      practitionerId: ilse.id,
      method: 'bank_account',
      sealedAccount: sealAccount(sealing, accounts[region]),
      changedAt: now,
    })
    .onConflictDoNothing()
  const actor = { id: admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  await settleCommission(ctx)
  const firsts = firstsBefore(now, region)
  const lastReturned = firsts.findLast((first) => returnedAt(first) <= now)
  for (const at of firsts) {
    const { payable, fingerprint } = await planPayouts(db, currency, at)
    if (payable.length === 0) continue
    const booking = { db, actor, currency, jobs: noJobs }
    const runId = await runPayouts({ ...booking, now: at }, fingerprint)
    if (at === lastReturned) await returnRun({ ...booking, now: returnedAt(at) }, runId)
  }
}

/** The bank takes days to say that a transfer failed. */
function returnedAt(first: Date): Date {
  return new Date(first.getTime() + 3 * dayMs)
}

async function returnRun(ctx: Parameters<typeof returnPayout>[0], runId: number): Promise<void> {
  const made = await ctx.db.select({ id: payouts.id }).from(payouts).where(eq(payouts.runId, runId))
  for (const { id } of made) await returnPayout(ctx, id, 'Refused by the receiving bank')
}

/** The first of this month and of those before it, oldest first, at nine in the morning. */
function firstsBefore(now: Date, region: Region): Date[] {
  const here = new Date(today(regionSettings[region].timeZone, now))
  return Array.from(
    { length: pastMonths + 1 },
    (_, at) => new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - pastMonths + at, 1, 8)),
  ).filter((first) => first <= now)
}
