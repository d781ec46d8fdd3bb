import { expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { exampleStore } from '../../../tests/support/example-store.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { storeViewOf } from './store-view.ts'

const viewIn = (language: (typeof languages)[number], changes: Partial<typeof exampleStore> = {}) =>
  storeViewOf({ ...exampleStore, ...changes }, wordsFrom(language, 'storefront'))

test('a practice that is closed at weekends shows five days, each with its times', () => {
  expect(viewIn('en').days.map(({ name, times }) => [name, ...times])).toEqual([
    ['Monday', '09:00 to 12:30', '13:30 to 17:00'],
    ['Tuesday'],
    ['Wednesday'],
    ['Thursday', '13:00 to 00:00'],
    ['Friday'],
  ])
})

test('a practice that opens on Saturdays shows the whole week', () => {
  const saturday = [{ day: 'saturday', opens: '10:00', closes: '12:00' } as const]
  expect(viewIn('en', { opening_hours: saturday }).days).toHaveLength(7)
})

test('without opening hours there are no days', () => {
  expect(viewIn('en', { opening_hours: [] }).days).toEqual([])
})

test('days, zone and clock are said in the language of the page', () => {
  const german = viewIn('de')
  expect(german.days[0]).toMatchObject({ name: 'Montag', times: ['09:00 bis 12:30', '13:30 bis 17:00'] })
  expect(german.zone).toBe('Mitteleuropäische Zeit')
})

test.each(languages)(
  'texts are marked with their own language unless it is the page’s, in %s',
  (language) => {
    expect(viewIn(language).lang).toBe(language === 'en' ? undefined : 'en')
  },
)

test('prices of packages have two decimals', () => {
  expect(viewIn('de').packages[0]?.price).toBe('340,00\u00a0€')
  const [pack] = exampleStore.packages
  expect(viewIn('de', { packages: [{ ...pack!, price: null }] }).packages[0]?.price).toBeUndefined()
})

test('languages are called by their own names', () => {
  expect(viewIn('ja').spoken).toEqual(['Nederlands', 'français'])
})

test('a logo keeps its proportions, and its place before it is loaded', () => {
  const logo = '0b1f8a52-7c1e-4a53-9d0e-1f2a3b4c5d6e'
  expect(viewIn('en', { logo, logo_size: { width: 600, height: 100 } }).logo).toMatchObject({
    width: 160,
    height: 27,
  })
  expect(viewIn('en', { logo, logo_size: { width: 100, height: 200 } }).logo).toMatchObject({
    width: 30,
    height: 60,
  })
  expect(viewIn('en', { logo }).logo).not.toHaveProperty('width')
})

test('visitors are told what becoming a client means, by one practitioner or by several', () => {
  const words = (type: 'personal' | 'clinic') => {
    const { buttons, notes } = viewIn('en', { type }).readerWords
    return [buttons[0], notes[0]]
  }
  expect(words('personal')).toEqual(['Become my client', 'My clients find their protocols in their account.'])
  expect(words('clinic')).toEqual(['Become our client', 'Our clients find their protocols in their account.'])
})
