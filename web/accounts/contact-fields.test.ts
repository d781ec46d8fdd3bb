import { expect, test } from 'vitest'
import { postalWord } from './contact-fields.tsx'

test('postal codes are called as their country calls them', () => {
  expect(['US', 'GB', 'IE', 'BE'].map(postalWord)).toEqual(['zip-code', 'postcode', 'eircode', 'postal-code'])
  expect(postalWord(null)).toBe('postal-code')
})
