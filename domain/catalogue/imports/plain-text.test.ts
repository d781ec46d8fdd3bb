import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparable, oneLine, paragraphs, printable } from './plain-text.ts'

test('markup, scripts and entities are removed from text', () => {
  expect(oneLine('<p>Pure <b>zinc</b> &amp; copper</p><script>alert(1)</script>')).toBe('Pure zinc & copper')
  expect(oneLine('&lt;img src=x onerror=alert(1)&gt;zinc')).toBe('zinc')
  expect(oneLine('<style>p{}</style><!-- hidden -->zinc<script>steal()')).toBe('zinc')
})

test('a less-than sign before a number is not markup', () => {
  expect(oneLine('contains < 5 mg and <1% sugar')).toBe('contains < 5 mg and <1% sugar')
})

test('paragraphs are kept apart', () => {
  expect(paragraphs('<p>One</p><p>Two<br>Three</p>')).toBe('One\nTwo\nThree')
})

test('characters that cannot be stored, or change the text direction, are removed', () => {
  expect(printable('a\u0000b\u202Ec\uD800d\tand\nso on')).toBe('abc\uFFFDdand\nso on')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(paragraphs(text)).not.toMatch(/[^\P{Cc}\n]/u)
      expect(paragraphs(text).isWellFormed()).toBe(true)
    }),
  )
})

test('a text of a million opening brackets is cleaned in one pass', () => {
  for (const mark of ['<script', '<!--', '<p ', '&#60;', '</script ', '< ']) {
    const text = mark.repeat(1_000_000)
    expect(paragraphs(text).length).toBeLessThanOrEqual(text.length)
  }
})

test('names are compared without accents, case and punctuation', () => {
  expect(comparable('Gélée  Royale®')).toBe(comparable('gelee-royale'))
})
