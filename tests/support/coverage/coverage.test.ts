import { expect, test } from 'vitest'
import { type FoundTest, problemsOf, reportOf } from './coverage.ts'
import { readPromises } from './specification.ts'

const shop = { id: 'cart', step: 'shop', text: 'A cart' }
const later = { id: 'store', step: 'later', text: 'A store' }
const specification = { finished: ['shop'], planned: ['later'], sections: [] }
const shows = (...tags: string[]): FoundTest => ({
  file: 'a.test.ts',
  title: 'one',
  tags,
  isSkipped: false,
  isConditional: false,
})
const problems = (tests: FoundTest[], lines = [shop, later], promises: string[] = []) =>
  problemsOf({ ...specification, lines, promises, tests })

test('a line of a finished step needs a test, one of a planned step does not', () => {
  expect(problems([shows('cart')])).toEqual([])
  expect(problems([shows('cart', 'store')])).toEqual([])
  expect(problems([shows('store')])).toEqual(['"cart" has no test'])
})

test('a promise of docs/security.md needs a test', () => {
  expect(problems([shows('cart')], [shop], ['no-guessing'])).toEqual(['"no-guessing" has no test'])
  expect(problems([shows('cart'), shows('no-guessing')], [shop], ['no-guessing'])).toEqual([])
})

test('a tag is the id of a line or a promise', () => {
  expect(problems([shows('cart', 'carts')])).toEqual(['a.test.ts: "one" has the unknown tag "carts"'])
})

test('a skipped test counts for nothing and may carry no tag; a conditional test alone is not enough', () => {
  expect(problems([{ ...shows('cart'), isSkipped: true }])).toEqual([
    '"cart" has no test',
    'a.test.ts: "one" has tags, but is skipped',
  ])
  expect(problems([{ ...shows('cart'), isConditional: true }])).toEqual(['"cart" has no test'])
  expect(problems([{ ...shows('cart'), isConditional: true }, shows('cart')])).toEqual([])
})

test('an id belongs to one line, and its step is known', () => {
  expect(problems([shows('cart')], [shop, { ...later, id: 'cart' }])).toEqual([
    '"cart" is the id of two lines',
  ])
  expect(problems([shows('cart')], [shop, { ...later, step: 'never' }])).toHaveLength(1)
})

test('the report counts by section, and lists the lines without a test', () => {
  const sections = [{ title: 'Buying', lines: [shop, later] }]
  const lines = reportOf({ ...specification, sections }, [shows('cart')])
  expect(lines[0]).toBe('Buying: 1 of 2 lines have a test')
  expect(lines[1]).toMatch(/^ {2}later +store +A store$/)
  expect(lines[2]).toBe('All sections: 1 of 2 lines have a test')
})

test('promises are the ids at the start of table rows', () => {
  expect(readPromises('| Id | Promise |\n| --- | --- |\n| `no-guessing` | Nobody guesses |')).toEqual([
    'no-guessing',
  ])
})
