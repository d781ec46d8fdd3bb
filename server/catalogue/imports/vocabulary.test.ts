import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../tests/support/database.ts'
import { applyReference } from '../reference.ts'
import { type ImportVocabulary, readVocabulary } from './vocabulary.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let vocabulary: ImportVocabulary

beforeAll(async () => {
  database = await openDatabase()
  await applyReference(database.db)
  vocabulary = await readVocabulary(database.db)
})
afterAll(() => database.close())

describe('a name on a supplier’s label', () => {
  test('is recognised by any name or synonym of an ingredient, in any language', () => {
    expect(vocabulary.ingredient('Vitamin D3')).toBe('vitamin-d3')
    expect(vocabulary.ingredient('Cholecalciferol')).toBe('vitamin-d3')
    expect(vocabulary.ingredient('Lebertran')).toBe('cod-liver-oil')
  })

  test('is ignored if two ingredients share it', () => {
    expect(vocabulary.ingredient('ALA')).toBeNull()
  })
})
