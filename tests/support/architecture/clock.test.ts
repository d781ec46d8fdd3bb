import { expect, test } from 'vitest'
import { clockProblems } from './clock.ts'

const problems = (path: string, source: string) => clockProblems(new Map([[path, source]]))

test('code of the server may not read the system’s clock', () => {
  expect(problems('server/orders/pay.ts', 'const now = new Date()')).toEqual([
    'server/orders/pay.ts reads the system’s clock; use now or clock()',
  ])
})

test.each([
  ['server/orders/pay.ts', 'const now = deps.clock()'],
  ['server/orders/pay.ts', 'const end = new Date(now.getTime() + 1000)'],
  ['server/orders/pay.test.ts', 'await pay({ now: new Date() })'],
  ['server/deps.ts', 'const clock = () => new Date()'],
  ['seeds/orders/seed.ts', 'const now = new Date()'],
])('%s may contain: %s', (path, source) => {
  expect(problems(path, source)).toEqual([])
})
