import { expect, test } from 'vitest'
import { problemsOf } from './architecture-problems.ts'

const problems = (files: Record<string, string>) => problemsOf(new Map(Object.entries(files)))

const forbidden = [
  ['domain/prices.ts', '#server/platform/database.ts'],
  ['domain/prices.ts', '#contract/catalogue.ts'],
  ['domain/prices.ts', 'zod'],
  ['domain/prices.ts', 'node:fs'],
  ['contract/orders.ts', '#server/orders/tables.ts'],
  ['contract/orders.ts', 'fastify'],
  ['domain/prices.ts', '#lib/postgres/postgres.ts'],
  ['contract/orders.ts', '#lib/postgres/postgres.ts'],
  ['lib/postgres/pool.ts', '#domain/money.ts'],
  ['lib/postgres/pool.ts', '#server/platform/log.ts'],
  ['lib/postgres/pool.ts', '#lib/typesetting/typesetting.ts'],
  ['server/orders/commands.ts', '#lib/postgres/pool.ts'],
  ['web/ui/button.tsx', '#lib/typesetting/typesetting.ts'],
  ['server/platform/mail.ts', '#server/orders/queries.ts'],
  ['server/platform/mail.ts', '#contract/orders.ts'],
  ['server/orders/commands.ts', 'nodemailer'],
  ['server/orders/commands.ts', 'csv-stringify/sync'],
  ['server/orders/commands.ts', 'postgres'],
  ['server/payments/routes.ts', '@mollie/api-client'],
  ['server/orders/commands.ts', '#server/catalogue/routes.ts'],
  ['server/orders/commands.ts', '../app.ts'],
  ['server/orders/commands.ts', '#web/ui/button.tsx'],
  ['server/orders/commands.ts', '../../seeds/people.ts'],
  ['server/main.ts', '../seeds/catalogue/seed.ts'],
  ['server/app.ts', '../tests/support/database.ts'],
  ['web/ui/button.tsx', '#domain/money.ts'],
  ['web/ui/button.tsx', '#web/platform/session.ts'],
  ['web/cart/line.tsx', '#web/catalogue/card.tsx'],
  ['web/cart/line.tsx', '#server/cart/queries.ts'],
  ['web/cart/line.tsx', 'node:path'],
  ['web/cart/cart.route.tsx', '#web/catalogue/products.route.tsx'],
] as const

const allowed = [
  ['domain/prices.ts', './money.ts'],
  ['contract/orders.ts', 'zod'],
  ['contract/orders.ts', '#domain/money.ts'],
  ['lib/postgres/postgres.ts', './pool.ts'],
  ['lib/postgres/pool.ts', 'postgres'],
  ['lib/postgres/pool.ts', 'node:fs'],
  ['server/platform/database.ts', '#lib/postgres/postgres.ts'],
  ['server/orders/commands.ts', '#lib/postgres/postgres.ts'],
  ['web/cart/line.tsx', '#lib/typesetting/typesetting.ts'],
  ['server/platform/mail.ts', 'nodemailer'],
  ['server/payments/providers/mollie.ts', '@mollie/api-client'],
  ['server/orders/commands.ts', '#server/catalogue/queries.ts'],
  ['server/orders/commands.ts', '#server/catalogue/commands/reserve.ts'],
  ['server/orders/tables.ts', '#server/accounts/tables.ts'],
  ['server/orders/routes.ts', '#contract/orders.ts'],
  ['server/orders/routes.ts', 'fastify'],
  ['server/app.ts', './orders/routes.ts'],
  ['web/ui/button.tsx', 'react'],
  ['web/cart/line.tsx', '#web/ui/button.tsx'],
  ['web/cart/line.tsx', '#web/platform/session.ts'],
  ['web/cart/cart.route.tsx', '#web/catalogue/card.tsx'],
  ['web/root.tsx', '#web/app/header.tsx'],
  ['web/app/buying.tsx', '#web/cart/drawer.tsx'],
] as const

test.each(forbidden)('%s may not import %s', (from, to) => {
  expect(problems({ [from]: `import { a } from '${to}'` })).toHaveLength(1)
})

test.each(allowed)('%s may import %s', (from, to) => {
  expect(problems({ [from]: `import { a } from '${to}'` })).toEqual([])
})

test.each([
  ["await import('postgres')"],
  ["export { a } from 'postgres'"],
  ["import type { A } from 'postgres'"],
])('every way of importing is recognised: %s', (source) => {
  expect(problems({ 'server/orders/commands.ts': source })).toHaveLength(1)
})

const contract = {
  'contract/orders.ts': "import { z } from 'zod'\nexport { a } from './order-paths.ts'",
  'contract/shop.ts': "export * from './orders.ts'",
  'contract/order-paths.ts': '',
}

test.each([
  ["import { a } from '#contract/orders.ts'", 1],
  ["import { a, type B } from '#contract/shop.ts'", 1],
  ["import type { B } from '#contract/orders.ts'", 0],
  ["import { a } from '#contract/order-paths.ts'", 0],
])('the browser loads no schemas: %s', (source, found) => {
  expect(problems({ ...contract, 'web/orders/list.tsx': source })).toHaveLength(found)
  expect(problems({ ...contract, 'server/orders/routes.ts': source })).toEqual([])
})

test('the browser imports only the types of the table of all calls', () => {
  const sources = { 'contract/calls.ts': '' }
  expect(problems({ ...sources, 'web/a.ts': "import type { A } from '#contract/calls.ts'" })).toEqual([])
  expect(problems({ ...sources, 'web/a.ts': "import { calls } from '#contract/calls.ts'" })).toEqual([
    'web/a.ts loads the table of all calls in the browser',
  ])
})

test('import cycles are found', () => {
  const sources = {
    'domain/a.ts': "import './b.ts'",
    'domain/b.ts': "import './c.ts'",
    'domain/c.ts': "import './a.ts'",
    'domain/d.ts': "import './a.ts'",
  }
  expect(problems(sources)).toEqual([
    'domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts is an import cycle',
  ])
})

test('a file of 301 lines is too long, one of 300 is not', () => {
  expect(problems({ 'domain/a.ts': 'a()\n'.repeat(300) })).toEqual([])
  expect(problems({ 'domain/a.ts': 'a()\n'.repeat(301) })).toHaveLength(1)
})

test.each(['web/cart/utils.ts', 'web/helpers/a.ts', 'domain/common.ts', 'server/misc/a.ts'])(
  '%s is too vague a name',
  (path) => {
    expect(problems({ [path]: '' })).toEqual([`${path} has a name that is too vague`])
  },
)

test('a test is next to the code that it tests', () => {
  expect(problems({ 'domain/a.ts': '', 'domain/a.test.ts': '' })).toEqual([])
  expect(problems({ 'domain/b.ts': '', 'domain/a.test.ts': '' })).toEqual([
    'domain/a.test.ts is not next to the code it tests',
  ])
  expect(problems({ 'tests/journeys/browse.test.ts': '' })).toEqual([])
})
