import { describe, expect, test } from 'vitest'
import { planCheck } from '#domain/protocols/plan-check.ts'
import { upperLevels } from '#domain/reference/upper-levels.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { planLine, substance } from '../../../tests/support/plan-lines.ts'
import { aboveWords, fromWords, limitWords, summaryWords, uncountedWords } from './check-words.ts'

const words = wordsFrom('en', 'plan', 'products')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const of = (...substances: ReturnType<typeof substance>[]) => planCheck([planLine('Multi', substances)])
const limit = (...substances: ReturnType<typeof substance>[]) =>
  plain(limitWords(words, of(...substances).nutrients[0]!))

describe('the plan check in one line', () => {
  test.each([
    ['No nutrients to add up yet', of()],
    ['1 nutrient, within its upper level', of(substance('zinc', 10))],
    ['2 nutrients, none above its upper level', of(substance('zinc', 10), substance('copper', 1))],
    ['1 nutrient, without an upper level', of(substance('vitamin_c', 80))],
    ['2 nutrients, none with an upper level', of(substance('vitamin_c', 80), substance('magnesium', 300))],
    ['Zinc is above its upper level', of(substance('zinc', 30, 'mg', null, 'Zinc'))],
    [
      '2 nutrients are above their upper levels: Copper and Zinc',
      of(substance('zinc', 30, 'mg', null, 'Zinc'), substance('copper', 10, 'mg', null, 'Copper')),
    ],
  ])('%s', (line, check) => {
    expect(summaryWords(words, check)).toBe(line)
  })
})

describe('an upper level', () => {
  test('says whether it includes food', () => {
    expect(limit(substance('zinc', 10))).toBe('Upper level 25 mg, including food')
    expect(limit(substance('folic_acid', 400, 'µg'))).toBe('Upper level 1,000 µg, from supplements only')
  })

  test('that is only a safe level is called so', () => {
    expect(limit(substance('iron', 60))).toBe('Safe level 40 mg, not an upper level')
  })

  test('for some forms says how much of the sum it covers', () => {
    expect(
      limit(substance('magnesium', 100, 'mg', 'oxide'), substance('magnesium', 200, 'mg', 'citrate')),
    ).toBe('Upper level 250 mg, from supplements only; 100 mg counts towards it in this form')
  })

  test('that could not be checked says so', () => {
    const levels = upperLevels.map((level) => ({ ...level, verified: false }))
    const [zinc] = planCheck([planLine('Zinc', [substance('zinc', 30)])], levels).nutrients
    expect(plain(limitWords(words, zinc!))).toBe('Upper level 25 mg, including food; source not yet checked')
  })

  test('that does not exist says why', () => {
    expect(limit(substance('vitamin_k', 75, 'µg'))).toBe('No upper level set')
    expect(limit(substance('magnesium', 300, 'mg', 'bisglycinate'))).toBe('No upper level for this form')
    expect(limit(substance('magnesium', 300))).toMatch(/depends on the form/)
  })
})

test('exceeded by two products lists what each adds', () => {
  const zinc = planCheck([
    planLine('Zinc Picolinate', [substance('zinc', 15)]),
    planLine('Gentle Multi', [substance('zinc', 15)]),
  ]).above[0]!
  expect(plain(fromWords(words, zinc))).toBe('Gentle Multi (15 mg) and Zinc Picolinate (15 mg)')
  expect(plain(aboveWords(words, zinc))).toBe(
    '30 mg a day at these doses. The upper level for adults is 25 mg.',
  )
})

test('lists what is not counted with its product', () => {
  const [line] = of(substance('zinc', null, null, null, 'zinc')).uncounted
  expect(uncountedWords(words, line!)).toBe('Multi: the label doesn’t give an amount for zinc.')
})
