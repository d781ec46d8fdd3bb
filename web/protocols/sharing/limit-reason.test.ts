import { expect, test } from 'vitest'
import { suggestionOf, withSuggestion } from './limit-reason.tsx'

const suggestions = ['Short course', 'Low blood level']

test('a suggestion starts the reason', () => {
  expect(withSuggestion('', 'Low blood level: ', suggestions)).toBe('Low blood level: ')
})

test('another suggestion replaces it, and the user’s own text stays', () => {
  const reason = `${withSuggestion('', 'Short course: ', suggestions)}six weeks`
  expect(suggestionOf(reason, suggestions)).toBe('Short course')
  expect(withSuggestion(reason, 'Low blood level: ', suggestions)).toBe('Low blood level: six weeks')
  expect(withSuggestion('six weeks', 'Short course: ', suggestions)).toBe('Short course: six weeks')
})

test('another suggestion replaces it with the colon of its language', () => {
  expect(withSuggestion('Cure\u00a0: six semaines', 'Carence\u00a0: ', ['Cure', 'Carence'])).toBe(
    'Carence\u00a0: six semaines',
  )
  expect(withSuggestion('短期：六週', '缺乏：', ['短期', '缺乏'])).toBe('缺乏：六週')
})

test('a custom reason has no suggestion', () => {
  expect(suggestionOf('six weeks', suggestions)).toBeUndefined()
})
