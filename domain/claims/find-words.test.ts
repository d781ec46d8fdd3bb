import { expect, test } from 'vitest'
import { wordFinder } from './find-words.ts'
import { readUnits } from './read-units.ts'

const find = wordFinder([
  ['verb', 'cures, heal*, gets rid of'],
  ['pain', '*schmerz*, *itis'],
])
const found = (text: string) => {
  const { units } = readUnits(text)
  return find(units).map(({ name, from, to }) => `${name} ${text.slice(units[from]!.start, units[to]!.end)}`)
}

test('finds words, beginnings, ends, parts and expressions', () => {
  expect(found('It heals, cures and gets rid of it')).toEqual([
    'verb heals',
    'verb cures',
    'verb gets rid of',
  ])
  expect(found('Kopfschmerzen, Arthritis')).toEqual(['pain Kopfschmerzen', 'pain Arthritis'])
})

test('finds nothing inside other words or across sentences', () => {
  expect(found('secures. It gets rid. Of it')).toEqual([])
})
