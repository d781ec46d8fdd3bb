import { expect, test } from 'vitest'
import { suggestionOf, withSuggestion } from './limit-reason.tsx'

const suggestions = ['Short course', 'Blood value is low']

test('a suggestion begins the reason', () => {
  expect(withSuggestion('', 'Blood value is low', suggestions)).toBe('Blood value is low: ')
})

test('another takes its place, and what was written stays', () => {
  const reason = `${withSuggestion('', 'Short course', suggestions)}six weeks`
  expect(suggestionOf(reason, suggestions)).toBe('Short course')
  expect(withSuggestion(reason, 'Blood value is low', suggestions)).toBe('Blood value is low: six weeks')
  expect(withSuggestion('six weeks', 'Short course', suggestions)).toBe('Short course: six weeks')
})

test('a reason of one’s own has no suggestion', () => {
  expect(suggestionOf('six weeks', suggestions)).toBeUndefined()
})
