import { expect, test } from 'vitest'
import { noHealthFacts } from '../clients/health.ts'
import { interactions } from '../reference/interactions.ts'
import { lifeStagesOf } from '../reference/life-stages.ts'
import { checkForClient } from './client-check.ts'
import type { Substance } from './facts.ts'
import type { PlanLine } from './plan-check.ts'

const year = 2026
const line = (
  name: string,
  substances: Partial<Substance>[],
  allergens: PlanLine['facts']['allergens'] = [],
) =>
  ({
    name,
    dose: { amount: 1, unit: 'capsule', times: ['morning'], food: null, days: null },
    facts: {
      portion: { amount: 1, unit: 'capsule' },
      portionsPerPack: 60,
      substances: substances.map((given) => ({
        key: null,
        name: '',
        form: null,
        amount: null,
        unit: null,
        ...given,
      })),
      allergens,
    },
  }) satisfies PlanLine

const zinc = line('Zinc 20', [{ key: 'zinc', name: 'Zinc', amount: 20, unit: 'mg' }])
const ginkgo = line('Ginkgo Leaf', [{ key: 'ginkgo', name: 'Ginkgo' }])
const krill = line('Krill Oil', [{ key: 'krill-oil', name: 'Krill oil' }], ['crustaceans'])

test('a client of whom nothing is known is checked as an adult, without findings', () => {
  const { stages, check, allergens, findings } = checkForClient([zinc, ginkgo, krill], noHealthFacts, year)
  expect([stages, check.above, allergens, findings]).toEqual([['adult'], [], [], []])
})

test('the limits of a child’s age apply, and one that was not checked never turns red', () => {
  const of = (yearOfBirth: number) => checkForClient([zinc], { ...noHealthFacts, yearOfBirth }, year).check
  expect(of(2023).above).toMatchObject([{ key: 'zinc', above: 13 }])
  expect(of(2014).nutrients).toMatchObject([{ above: null, limit: { amount: 18, verified: false } }])
})

test('before the birthday of the year the younger age counts', () => {
  const of = (yearOfBirth: number | null) => lifeStagesOf({ yearOfBirth, condition: null }, year)
  expect([of(null), of(2007), of(2008), of(2025), of(2026)]).toEqual([
    ['adult'],
    ['adult'],
    ['15-17'],
    ['under-1'],
    ['under-1'],
  ])
})

test('a pregnant girl is in two groups, of which the stricter level counts', () => {
  const facts = { ...noHealthFacts, yearOfBirth: 2009, condition: 'pregnant' } as const
  const { stages, check } = checkForClient(
    [line('B6', [{ key: 'vitamin_b6', name: 'Vitamin B6', amount: 11, unit: 'mg' }])],
    facts,
    year,
  )
  expect(stages).toEqual(['pregnant', '15-17'])
  expect(check.above).toMatchObject([{ limit: { amount: 10.7 } }])
})

test('allergens that the client is allergic to are found, others are not', () => {
  const facts = { ...noHealthFacts, allergies: ['crustaceans', 'milk'] } as const
  expect(checkForClient([krill], facts, year).allergens).toEqual([
    { allergen: 'crustaceans', from: ['Krill Oil'] },
  ])
})

test('interactions are found by class of medicine, pregnancy and age, each with its source', () => {
  const found = (facts: Partial<typeof noHealthFacts>, ...lines: PlanLine[]) =>
    checkForClient(lines, { ...noHealthFacts, ...facts }, year).findings.map(({ name, against, advice }) => [
      name,
      against,
      advice,
    ])
  expect(found({ medicineClasses: ['antiplatelets'] }, ginkgo)).toEqual([
    ['Ginkgo', ['antiplatelets'], 'bleeding'],
  ])
  expect(found({ condition: 'breastfeeding' }, ginkgo)).toEqual([
    ['Ginkgo', ['breastfeeding'], 'not-recommended'],
  ])
  const melatonin = line('Night', [{ key: 'melatonin', name: 'Melatonin' }])
  expect(found({ yearOfBirth: 2010 }, melatonin)).toEqual([['Melatonin', [{ under: 18 }], 'not-recommended']])
  expect(found({ medicines: 'Something from the doctor' }, melatonin)).toEqual([
    ['Melatonin', ['any'], 'ask-first'],
  ])
  expect(interactions.every(({ source, authority }) => source !== '' && authority !== '')).toBe(true)
})
