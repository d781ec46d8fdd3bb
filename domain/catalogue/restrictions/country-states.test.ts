import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationalRestrictions } from '../../reference/national-restrictions.ts'
import {
  blockIn,
  countryState,
  type Decision,
  isBlockedSomewhere,
  isOpenSomewhere,
} from './country-states.ts'
import { findRestrictions } from './find-restrictions.ts'

const ashwagandha = findRestrictions(
  [{ ingredientId: 1, key: 'ashwagandha', name: 'Ashwagandha', form: null, amount: 300, unit: 'mg' }],
  nationalRestrictions,
)
const decided = (given: Partial<Decision>): Decision => ({
  country: 'DK',
  state: 'allowed',
  reason: null,
  source: null,
  since: null,
  rules: ['ashwagandha-dk', 'proposed'],
  ...given,
})
const stateIn = (country: string, decisions: Decision[] = []) => {
  const { state, isOpen } = countryState({ findings: ashwagandha, decisions }, country)
  return { state, isOpen }
}

test('a rule that blocks counts until an admin decides, and is open until then', () => {
  expect(stateIn('DK')).toEqual({ state: 'blocked', isOpen: true })
  expect(stateIn('DK', [decided({})])).toEqual({ state: 'allowed', isOpen: false })
})

test('a rule that only asks leaves the product in the shop', () => {
  expect(stateIn('NL')).toEqual({ state: 'allowed', isOpen: true })
})

test('a rule of the European Union concerns its member states only', () => {
  expect(
    countryState({ findings: ashwagandha, decisions: [] }, 'BE').findings.map(({ rule }) => rule.key),
  ).toEqual(['proposed'])
  expect(
    countryState({ findings: ashwagandha, decisions: [] }, 'GB').findings.map(({ rule }) => rule.key),
  ).toEqual(['ashwagandha-gb'])
})

test('a rule that came after the decision asks again, and the decision still counts', () => {
  expect(stateIn('DK', [decided({ rules: ['proposed'] })])).toEqual({ state: 'allowed', isOpen: true })
})

test('an admin can block a product that no rule concerns', () => {
  const decision = decided({ country: 'SE', state: 'blocked', reason: 'not-notified', rules: [] })
  expect(blockIn({ findings: [], decisions: [decision] }, 'SE')).toEqual({ by: 'admin', decision })
  expect(blockIn({ findings: [], decisions: [decision] }, 'FI')).toBeUndefined()
})

test('a decision for one country leaves the question open in the others', () => {
  const restrictions = { findings: ashwagandha, decisions: [decided({})] }
  expect(isOpenSomewhere(restrictions, ['DK'])).toBe(false)
  expect(isOpenSomewhere(restrictions, ['DK', 'SE'])).toBe(true)
})

test('in any of several countries, a product is open or blocked as in each of them', () => {
  const countries = ['BE', 'DK', 'NL', 'GB']
  const decisions = fc.uniqueArray(
    fc.record({
      country: fc.constantFrom(...countries),
      state: fc.constantFrom('allowed' as const, 'notified' as const, 'blocked' as const),
      rules: fc.subarray(['ashwagandha-dk', 'ashwagandha-nl', 'ashwagandha-gb', 'proposed']),
    }),
    { selector: ({ country }) => country },
  )
  fc.assert(
    fc.property(decisions, fc.subarray(countries), fc.subarray(ashwagandha), (made, asked, findings) => {
      const restrictions = { findings, decisions: made.map(decided) }
      const states = asked.map((country) => countryState(restrictions, country))
      expect(isOpenSomewhere(restrictions, asked)).toBe(states.some(({ isOpen }) => isOpen))
      expect(isBlockedSomewhere(restrictions, asked)).toBe(states.some(({ state }) => state === 'blocked'))
    }),
  )
})
