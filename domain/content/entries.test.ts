import { expect, test } from 'vitest'
import {
  completeLanguages,
  languageFor,
  missingFields,
  publicationProblem,
  publishedTexts,
  unfinishedLanguages,
} from './entries.ts'

const whole = { title: 'Gifts', description: 'For people who have everything', body: 'We wrap them.' }
const half = { title: 'Cadeaus', description: ' ', body: '' }

test('an admin sees which fields a language still needs', () => {
  expect(missingFields('page', half)).toEqual(['description', 'body'])
  expect(missingFields('page')).toEqual(['title', 'description', 'body'])
  expect(missingFields('page', whole)).toEqual([])
})

test('a page can be published once it is complete in English', () => {
  expect(publicationProblem('page', { nl: whole })).toBe('content-incomplete')
  expect(publicationProblem('page', { en: half, nl: whole })).toBe('content-incomplete')
  expect(publicationProblem('page', { en: whole, nl: half })).toBeUndefined()
})

test('a language that is only half written is not shown', () => {
  const texts = { en: whole, nl: half }
  expect(completeLanguages('page', texts)).toEqual(['en'])
  expect(unfinishedLanguages('page', texts)).toEqual(['nl'])
  expect(publishedTexts('page', texts)).toEqual({ en: whole })
})

test('a reader gets their own language, or else English', () => {
  expect(languageFor({ en: whole, nl: whole }, 'nl')).toBe('nl')
  expect(languageFor({ en: whole }, 'ja')).toBe('en')
  expect(languageFor({}, 'ja')).toBeUndefined()
})
