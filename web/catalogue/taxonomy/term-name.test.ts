import { expect, test } from 'vitest'
import { changedNames } from './term-name.ts'

test('only the names that an admin changed are sent, and those they emptied', () => {
  const before = { en: 'Oils', de: 'Öle', fr: 'Huiles' }
  const typed = { en: 'Oils ', de: 'Öle und Fette', fr: ' ', da: 'Olier', hu: '' }
  expect(changedNames(before, typed)).toEqual({ de: 'Öle und Fette', fr: '', da: 'Olier' })
})
