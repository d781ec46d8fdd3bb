import { expect, test } from 'vitest'
import { nearestPoints, type PickUpPoint, pointLine } from './pick-up-points.ts'

const point = (country: string, postal_code: string): PickUpPoint => ({
  id: `${country}-${postal_code}`,
  name: 'Kiosk',
  street: 'Markt 1',
  city: 'Stad',
  country,
  postal_code,
  opening_hours: [],
})
const points = [
  ...['9300', '9050', '9000', '9100', '8000', '9700', '9900'].map((code) => point('BE', code)),
  ...[point('NL', '9011 AB'), point('NL', '9712 AA')],
]
const codesNear = (country: string, postalCode: string) =>
  nearestPoints(points, { country, postalCode }).map(({ postal_code }) => postal_code)

test('a client sees the five nearest points in their country, nearest first', () => {
  expect(codesNear('BE', '9040')).toEqual(['9050', '9000', '9100', '9300', '9700'])
  expect(codesNear('NL', '9700 CD')).toEqual(['9712 AA', '9011 AB'])
})

test('a point at the other end of the country is not offered', () => {
  expect(codesNear('BE', '8400')).toEqual(['8000'])
  expect(codesNear('BE', '6700')).toEqual([])
  expect(codesNear('LU', '9000')).toEqual([])
})

test('a point on one line is written with the commas of the reader’s language', () => {
  expect(pointLine(point('BE', '9000'), 'en')).toBe('Kiosk, Markt 1, 9000 Stad')
  expect(pointLine(point('BE', '9000'), 'ja')).toBe('Kiosk、Markt 1、9000 Stad')
  expect(pointLine(point('BE', '9000'), 'zh_tw')).toBe('Kiosk，Markt 1，9000 Stad')
})
