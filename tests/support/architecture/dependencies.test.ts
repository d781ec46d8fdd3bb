import { expect, test } from 'vitest'
import { dependencyProblems } from './dependencies.ts'

const problems = (path: string, source: string) => dependencyProblems(new Map([[path, source]]))

test.each([
  'export type OrdersDeps = { db: Database }',
  'type Ctx = { db: Database }',
  'interface Deps {\n  db: Database\n}',
  'export interface AdminCtx extends Ctx {}',
  "  type ChangeCtx = Ctx & Pick<Deps, 'events'>",
  'type RowCtx<T> = Ctx & { row: T }',
])('no feature has dependencies or a context of its own: %s', (source) => {
  expect(problems('server/orders/ship-order.ts', source)).toHaveLength(1)
})

test.each([
  "import {\n  type Ctx,\n  type Deps,\n} from '#server/platform/context.ts'",
  "declare module '#server/platform/context.ts' {\n  interface Deps {\n    demand: Demand\n  }\n}",
  "export function shipOrder(ctx: Pick<Ctx, 'db' | 'now'>, id: number) {}",
])('a feature adds to the one Deps and takes what it needs: %s', (source) => {
  expect(problems('server/orders/ship-order.ts', source)).toEqual([])
})

test('the one Deps and the one Ctx stand in the platform', () => {
  const source = 'export interface Deps {}\nexport type Ctx = Deps & { now: Date }'
  expect(problems('server/platform/context.ts', source)).toEqual([])
})
