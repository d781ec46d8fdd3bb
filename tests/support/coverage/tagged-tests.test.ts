import { expect, test } from 'vitest'
import { taggedTestsOf } from './tagged-tests.ts'

const found = (source: string) => taggedTestsOf('a.test.ts', source)
const runs = { isSkipped: false, isConditional: false }

test('a test has its own tags and those of the describe blocks around it', () => {
  expect(
    found(`
      describe('a cart', { tags: 'cart' }, () => {
        test('is merged', { tags: ['merge', 'twice'] }, () => {})
        it.each([[1]])(\`holds %s\`, { timeout: 5 }, () => {})
      })
      test('of nothing', () => {})
      // test('in a comment', { tags: ['never'] }, () => {})
    `),
  ).toEqual([
    { title: 'is merged', tags: ['cart', 'merge', 'twice'], ...runs },
    { title: 'holds %s', tags: ['cart'], ...runs },
  ])
})

test.each([
  "test.skip('one', { tags: ['cart'] }, () => {})",
  "test.todo('one', { tags: ['cart'] })",
  "test('one', { tags: ['cart'] })",
  "test.skip.each([1])('one', { tags: ['cart'] }, () => {})",
  "test('one', { tags: ['cart'], skip: true }, () => {})",
  "test('one', { tags: ['cart'] }, ({ skip }) => { skip() })",
  "test('one', { tags: ['cart'] }, (context) => { if (late) context.skip() })",
  "describe.skip('all', () => { test('one', { tags: ['cart'] }, () => {}) })",
])('is skipped: %s', (source) => {
  expect(found(source)).toMatchObject([{ tags: ['cart'], isSkipped: true }])
})

test.each([
  "test.runIf(canRun)('one', { tags: ['cart'] }, () => {})",
  "describe.skipIf(isLate)('all', () => { test('one', { tags: ['cart'] }, () => {}) })",
])('is conditional: %s', (source) => {
  expect(found(source)).toMatchObject([{ tags: ['cart'], isSkipped: false, isConditional: true }])
})

test('computed tags match no id', () => {
  expect(found("test('one', { tags: [name, 'cart'] }, () => {})")).toMatchObject([
    { tags: ['Identifier', 'cart'] },
  ])
})
