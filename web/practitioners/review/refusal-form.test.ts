import { expect, test } from 'vitest'
import { Refusal } from '#contract/practitioners.ts'
import { reasonProblem } from './refusal-form.tsx'

test.each(['', 'Unclear', '   blank    ', 'x'.repeat(1001)])(
  '"%.12s" is not accepted as a reason',
  (text) => {
    expect(reasonProblem(text)).toBeDefined()
  },
)

test('a sentence is accepted as a reason', () => {
  expect(reasonProblem('The scan cannot be read.')).toBeUndefined()
})

test.each(['x'.repeat(9), 'x'.repeat(10), ` ${'x'.repeat(9)} `, 'x'.repeat(1000), 'x'.repeat(1001)])(
  'the page and the server accept the same reasons (%#)',
  (reason) => {
    expect(reasonProblem(reason) === undefined).toBe(Refusal.safeParse({ reason }).success)
  },
)
