import { expect, test } from 'vitest'
import { orderProblems, ownershipProblems } from './features.ts'
import { importsOf } from './imports.ts'

const orderOf = (path: string, to: string) => orderProblems(importsOf(path, `import { a } from '${to}'`))
const ownershipOf = (path: string, source: string) => ownershipProblems(new Map([[path, source]]))

test.each([
  ['server/cart/add-line.ts', '#server/catalogue/stock/take-stock.ts'],
  ['server/cart/add-line.ts', './lock-cart.ts'],
  ['server/cart/add-line.ts', '#server/platform/database.ts'],
  ['server/cart/add-line.test.ts', '#server/orders/tables.ts'],
  ['server/app.ts', './orders/routes.ts'],
])('%s may import %s', (path, to) => {
  expect(orderOf(path, to)).toEqual([])
})

test.each([
  ['server/cart/add-line.ts', '#server/orders/tables.ts'],
  ['server/cart/lines/add-line.ts', '../../orders/tables.ts'],
  ['server/cart/add-line.ts', '#server/wishlist/tables.ts'],
  ['server/wishlist/add-line.ts', '#server/cart/tables.ts'],
])('%s may not import %s', (path, to) => {
  expect(orderOf(path, to)).toHaveLength(1)
})

const statements = [
  'await db.insert(cartLines).values(rows)',
  'await ctx.db\n  .update(cartLines)\n  .set({ quantity })',
  'await db.delete(cartLines)',
  `await db.execute(sql\`DELETE FROM \${cartLines} WHERE true\`)`,
  `await db.execute(sql\`WITH a AS (UPDATE \${cartLines} SET quantity = 1) SELECT 1\`)`,
]

test.each(statements)('only the cart writes to its tables: %s', (statement) => {
  const source = `import { cartLines } from '#server/cart/tables.ts'\n${statement}`
  expect(ownershipOf('server/orders/reorder.ts', source)).toEqual([
    'server/orders/reorder.ts writes cartLines of cart',
  ])
  expect(ownershipOf('server/orders/reorder.test.ts', source)).toEqual([])
  expect(ownershipOf('server/cart/add-line.ts', source.replace('#server/cart', '.'))).toEqual([])
})

test('another feature’s table may be read, under any local name', () => {
  const source = "import { cartLines as lines } from '#server/cart/tables.ts'\nawait db.select().from(lines)"
  expect(ownershipOf('server/orders/reorder.ts', source)).toEqual([])
  expect(ownershipOf('server/orders/reorder.ts', `${source}\nawait db.delete(lines)`)).toHaveLength(1)
})
