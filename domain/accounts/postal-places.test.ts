import { expect, test } from 'vitest'
import { matchingPlaces } from './postal-places.ts'

const places = ['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg']

test.each([
  ['', places],
  ['  ', places],
  ['les', ['Saint-Denis-lès-Bourg']],
  ['BOURG-E', ['Bourg-en-Bresse']],
  ['bourg-en-bresse', places],
  ['Lyon', []],
])('after “%s” the towns %j are suggested', (typed, fitting) => {
  expect(matchingPlaces(places, typed)).toEqual(fitting)
})

test('the only town is not suggested to somebody who has entered it', () => {
  expect(matchingPlaces(['Paris'], 'paris')).toEqual([])
})
