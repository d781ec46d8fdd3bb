import { expect, test } from 'vitest'
import { builtInPlaces } from './built-in-places.ts'

const places = builtInPlaces()

test.each([
  ['FR', '75011', ['Paris']],
  ['FR', '01000', ['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg']],
  ['DE', '80331', ['München']],
  ['DE', '01067', ['Dresden']],
])('in %s, %s belongs to its towns', async (country, code, towns) => {
  expect(await places.placesOf(country, code)).toEqual(towns)
})

test.each([
  ['FR', '00000'],
  ['FR', '7501'],
  ['DE', '8033'],
  ['BE', '9000'],
  ['../de', '80331'],
])('nothing is known about %s %s', async (country, code) => {
  expect(await places.placesOf(country, code)).toEqual([])
})
