import { expect, test } from 'vitest'
import { partOfPlace } from './preview-place.ts'

test('a field is shown in the part of the page to which it belongs', () => {
  expect(partOfPlace('header.title')).toBe('header')
  expect(partOfPlace('services.3.name')).toBe('services')
  expect(partOfPlace('services_header.title')).toBe('services')
  expect(partOfPlace('contact.phone')).toBe('contact')
})

test('what the page does not show has no part', () => {
  expect(partOfPlace('listing.place')).toBeUndefined()
  expect(partOfPlace('discount')).toBeUndefined()
})
