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
])('no feature has a Deps or Ctx of its own: %s', (source) => {
  expect(problems('server/orders/ship-order.ts', source)).toHaveLength(1)
})

test.each([
  "import {\n  type Ctx,\n  type Deps,\n} from '#server/platform/context.ts'",
  "declare module '#server/platform/context.ts' {\n  interface Deps {\n    demand: Demand\n  }\n}",
  "export function shipOrder(ctx: Pick<Ctx, 'db' | 'now'>, id: number) {}",
])('a feature extends the one Deps and declares what it uses: %s', (source) => {
  expect(problems('server/orders/ship-order.ts', source)).toEqual([])
})

test('Deps and Ctx are declared in the platform', () => {
  const source = 'export interface Deps {}\nexport type Ctx = Deps & { now: Date }'
  expect(problems('server/platform/context.ts', source)).toEqual([])
})
