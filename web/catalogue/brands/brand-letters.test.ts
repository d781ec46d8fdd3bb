import { expect, test } from 'vitest'
import { brandLetters } from './brand-letters.ts'

const brand = (name: string, count = 1) => ({ id: name.length, name, count })

test('brands are grouped by first letter, ignoring accents, with numbers last', () => {
  const letters = brandLetters([brand('Élan'), brand('7 Leaves'), brand('Alder'), brand('ember')], 'en')
  expect(letters.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['A', ['Alder']],
    ['E', ['Élan', 'ember']],
    ['#', ['7 Leaves']],
  ])
})

test('a brand without products is not listed', () => {
  expect(brandLetters([brand('Alder', 0)], 'en')).toEqual([])
})
