import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  type PayoutPreview,
  type PayoutRun,
  type PayoutRunDetail,
  type PayoutRunPage,
  payoutFiles,
} from '#contract/payouts.ts'
import { nameOf, personName } from '#domain/accounts/person-name.ts'
import { maskedAccount } from '#domain/commission/payout-account.ts'
import { payoutMinimum } from '#domain/commission/payouts.ts'
import { toMajor } from '#domain/money.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { refuse } from '#server/platform/problems.ts'
import { openAccount } from './accounts.ts'
import { planPayouts } from './find-due.ts'
import { fileOf } from './payment-files.ts'
import { type PayoutRow, presentPayout } from './present-payout.ts'
import { payoutRuns, payouts } from './tables.ts'

/** Who would be paid now, and who would not be, and why. */
export async function previewPayouts({
  db,
  currency,
  sealing,
  now,
}: Pick<Ctx, 'currency' | 'db' | 'now' | 'sealing'>): Promise<PayoutPreview> {
  const { payable, withheld, fingerprint } = await planPayouts(db, currency, now)
  const named = (due: { practitionerId: number; firstName: string; lastName: string }) => ({
    id: due.practitionerId,
    name: nameOf(due),
  })
  return {
    fingerprint,
    currency,
    minimum: toMajor(payoutMinimum),
    total: toMajor(payable.reduce((sum, { amount }) => sum + amount, 0)),
    payable: payable.map((due) => ({
      practitioner: named(due),
      amount: toMajor(due.amount),
      method: due.method,
      account: maskedAccount(openAccount(sealing, due.sealedAccount)),
    })),
    withheld: withheld.map((due) => ({
      practitioner: named(due),
      amount: toMajor(due.amount),
      reason: due.reason,
    })),
  }
}

type RunRow = typeof payoutRuns.$inferSelect & { by: string }

export async function listRuns({ db }: Pick<Deps, 'db'>, query: Page): Promise<PayoutRunPage> {
  const [counted, runs] = await Promise.all([
    db.select({ total: count() }).from(payoutRuns),
    selectRuns(db).orderBy(desc(payoutRuns.id)).limit(query.limit).offset(offsetOf(query)),
  ])
  const ids = runs.map(({ run }) => run.id)
  const made = await sumPayouts(db, ids)
  return {
    data: runs.map((found) =>
      presentRun(
        rowOf(found),
        made.filter(({ runId }) => runId === found.run.id),
      ),
    ),
    ...totalsOf(query, counted[0]?.total ?? 0),
  }
}

export async function getRun(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  id: number,
): Promise<PayoutRunDetail> {
  const [found] = await selectRuns(db).where(eq(payoutRuns.id, id))
  if (!found) return refuse('not-found')
  const made = await db
    .select({ payout: payouts, first_name: users.firstName, last_name: users.lastName })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.practitionerId))
    .where(eq(payouts.runId, id))
    .orderBy(payouts.id)
  return {
    ...presentRun(
      rowOf(found),
      made.map(({ payout }) => ({ ...payout, isReturned: payout.returnedAt !== null, payouts: 1 })),
    ),
    list: made.map(({ payout, ...person }) => ({
      ...presentPayout(sealing, payout),
      practitioner: { id: payout.practitionerId, name: personName(person) },
    })),
  }
}

function selectRuns(db: Database) {
  return db
    .select({ run: payoutRuns, first_name: users.firstName, last_name: users.lastName })
    .from(payoutRuns)
    .innerJoin(users, eq(users.id, payoutRuns.adminId))
    .$dynamic()
}

function rowOf({ run, ...admin }: Awaited<ReturnType<typeof selectRuns>>[number]): RunRow {
  return { ...run, by: personName(admin) }
}

/** Payouts of a run that are sent in the same way. */
type PayoutSum = Pick<PayoutRow, 'amount' | 'currency' | 'method'> & { isReturned: boolean; payouts: number }

function sumPayouts(db: Database, runIds: readonly number[]) {
  const { runId, method, currency, returnedAt } = payouts
  const isReturned = sql<boolean>`${returnedAt} IS NOT NULL`
  const amount = sql`sum(${payouts.amount})`.mapWith(Number)
  return db
    .select({ runId, method, currency, isReturned, amount, payouts: count() })
    .from(payouts)
    .where(inArray(runId, [...runIds]))
    .groupBy(runId, method, currency, isReturned)
}

function presentRun({ id, at, by, currency, downloads }: RunRow, made: readonly PayoutSum[]): PayoutRun {
  const sent = made.filter(({ isReturned }) => !isReturned)
  const countOf = (sums: readonly PayoutSum[]) => sums.reduce((all, sum) => all + sum.payouts, 0)
  return {
    id,
    at: at.toISOString(),
    by,
    currency,
    total: toMajor(made.reduce((sum, { amount }) => sum + amount, 0)),
    payouts: countOf(made),
    returned: countOf(made) - countOf(sent),
    files: payoutFiles.filter((name) => sent.some((payout) => fileOf(payout) === name)),
    downloads,
  }
}
