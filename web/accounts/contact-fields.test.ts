import { expect, test } from 'vitest'
import { postalWord } from './contact-fields.tsx'

test('postcodes are named as in their country', () => {
  expect(['US', 'GB', 'IE', 'BE'].map(postalWord)).toEqual(['zip-code', 'postcode', 'eircode', 'postal-code'])
  expect(postalWord(null)).toBe('postal-code')
})
