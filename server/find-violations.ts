import { basketChecks } from './baskets/invariants.ts'
import { clientChecks } from './clients/invariants.ts'
import { commissionChecks } from './commission/invariants.ts'
import { payoutChecks } from './commission/payouts/invariants.ts'
import { goodsChecks } from './orders/invariants/goods.ts'
import { moneyChecks } from './orders/invariants/money.ts'
import { recordChecks } from './orders/invariants/records.ts'
import type { Sql } from './platform/database.ts'

/** `check`: what should hold; `what`: where it does not. */
export type Violation = { check: string; what: string; found: string }

const checks = {
  ...moneyChecks,
  ...goodsChecks,
  ...recordChecks,
  ...clientChecks,
  ...basketChecks,
  ...commissionChecks,
  ...payoutChecks,
}
export const checkNames = Object.keys(checks)

/**
 * Checks that money, goods, documents and commission agree, on one snapshot, so that concurrent work is not reported as an error.
 */
export function findViolations(sql: Sql): Promise<Violation[]> {
  return sql.begin('isolation level repeatable read read only', readViolations)
}

/** In a transaction of the caller. */
export async function readViolations(tx: Pick<Sql, 'unsafe'>): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [check, query] of Object.entries(checks)) {
    const rows = await tx.unsafe<{ what: string; found: string }[]>(query)
    violations.push(...rows.map(({ what, found }) => ({ check, what, found })))
  }
  return violations
}
