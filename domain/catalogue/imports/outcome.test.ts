import { expect, test } from 'vitest'
import words from '../../../locales/en/imports.json' with { type: 'json' }
import { layoutIds } from './layouts.ts'
import { noteCodes, outcomes, reasonCodes, reviewCodes } from './outcome.ts'

test('every outcome, reason, note and layout has a text, and no text is unused', () => {
  expect(Object.keys(words.outcomes)).toEqual([...outcomes])
  expect(Object.keys(words.reasons).sort()).toEqual([...reasonCodes].sort())
  expect(Object.keys(words.notes).sort()).toEqual([...noteCodes].sort())
  expect(Object.keys(words.reviews)).toEqual([...reviewCodes])
  expect(Object.keys(words.layouts)).toEqual(layoutIds)
})
