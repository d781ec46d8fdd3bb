import { expect, test } from 'vitest'
import { transactionProblems } from './transactions.ts'

const problems = (path: string, source: string) => transactionProblems(new Map([[path, source]]))

test.each([
  ['server/orders/pay.ts', 'await db.transaction(async (tx) => {})'],
  ['server/orders/pay.ts', 'await ctx.db\n  .transaction<Order>((tx) => pay(tx))'],
])('%s may not open a transaction by itself: %s', (path, source) => {
  expect(problems(path, source)).toEqual([`${path} opens a transaction without transact`])
})

test.each([
  ['server/orders/pay.ts', 'await transact(db, async (tx) => {})'],
  ['server/platform/transact.ts', 'return db.transaction(work)'],
  ['server/accounts/registration/register.ts', 'return await tx.transaction(async (inner) => {})'],
  ['server/orders/pay.test.ts', 'await shop.db.transaction(async (db) => {})'],
  ['seeds/orders/seed.ts', 'await db.transaction((tx) => seedOrder(tx))'],
])('%s may contain: %s', (path, source) => {
  expect(problems(path, source)).toEqual([])
})
