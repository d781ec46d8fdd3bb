import { expect, test } from 'vitest'
import { flatten, isSentence, keysFor, placeholders } from './texts.ts'

test('texts are listed by their whole path', () => {
  expect([...flatten({ a: { b: 'x', c: ['y', 'z'] } }).keys()]).toEqual(['a.b', 'a.c.0', 'a.c.1'])
})

test('each language has the plural forms that it needs, and no others', () => {
  const english = ['title', 'items_one', 'items_other']
  expect([...keysFor('en', english)]).toEqual(['title', 'items_one', 'items_other'])
  expect([...keysFor('ja', english)]).toEqual(['title', 'items_other'])
  expect([...keysFor('ro', english)].sort()).toEqual(['items_few', 'items_one', 'items_other', 'title'])
})

test('placeholders are found whatever their format', () => {
  expect(placeholders('{{ count }} of {{total, number}}')).toEqual(['count', 'total'])
})

test('short texts may be the same in two languages, sentences may not', () => {
  expect(isSentence('Omega 3 & D3')).toBe(false)
  expect(isSentence('Verbena {{a}} {{b}} {{c}} {{d}}')).toBe(false)
  expect(isSentence('There is nothing here')).toBe(true)
})
