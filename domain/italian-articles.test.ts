import { expect, test } from 'vitest'
import { elideArticles } from './italian-articles.ts'

test.each([
  ['valido fino al 8 novembre', 'valido fino all’8 novembre'],
  ['Dal 11 marzo al 12 marzo', 'Dall’11 marzo al 12 marzo'],
  ['Approvato il\u00a08 marzo', 'Approvato l’8 marzo'],
  ['uno sconto del 8,5%', 'uno sconto dell’8,5%'],
  ['uno sconto del 80%', 'uno sconto dell’80%'],
])('before a number that is read with a vowel first, the article is elided: %s', (text, expected) => {
  expect(elideArticles(text)).toBe(expected)
})

test.each(['il 18 marzo', 'del 10%', 'dal 1 marzo', 'al 110', 'civil 8', 'il vostro 8 marzo'])(
  'other texts stay as they are: %s',
  (text) => {
    expect(elideArticles(text)).toBe(text)
  },
)
