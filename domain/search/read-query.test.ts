import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchQueryMaximum } from './limits.ts'
import { codeOf, readQuery } from './read-query.ts'

describe('the parts of a query', () => {
  test.each([
    ['Magnesium für die Nacht', ['magnesium', 'nacht']],
    ['zinc zinc ZINC', ['zinc']],
    ['magnesium 300 mg', ['magnesium']],
    ['calcium e magnesium', ['calcium', 'magnesium']],
    ['vitamin e capsules', ['vitamin', 'e', 'capsules']],
    ['vitamin e', ['vitamin', 'e']],
    ['e vitamin', ['e', 'vitamin']],
    ['hierro y zinc', ['hierro', 'zinc']],
    ['without fish', ['without', 'fish']],
    ['for the', ['for', 'the']],
    ['300 mg', ['300', 'mg']],
    ['?!', []],
    ['', []],
  ])('%j: %j', (typed, words) => {
    expect(readQuery(typed).words).toEqual(words)
  })

  test('the amount is separate from the words', () => {
    expect(readQuery('vitamin d 2000 IU').amounts).toEqual([{ amount: 2000, unit: 'IU' }])
  })

  test('a long pasted text is limited to a few words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3 * searchQueryMaximum }), (typed) => {
        const { words } = readQuery(typed)
        expect(words.length).toBeLessThanOrEqual(12)
        expect(new Set(words).size).toBe(words.length)
      }),
    )
    expect(readQuery('a b c d f g h i j k l m n o p').words).toHaveLength(12)
    expect(readQuery(`${'x '.repeat(searchQueryMaximum)}zinc`).words).not.toContain('zinc')
  })
})

describe('a number on a pack', () => {
  test.each([
    ['4006381333931', '04006381333931'],
    ['4 006381 333931', '04006381333931'],
    ['4006381-333931', '04006381333931'],
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['10012345678902', '10012345678902'],
    ['sku-zinc-1', 'SKUZINC1'],
    ['AB.1234', 'AB1234'],
  ])('%s is looked up as %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code)
    expect(codeOf(code)).toBe(code)
  })

  test('may be an SKU of letters alone, if they are joined', () => {
    expect(codeOf('DAY-en')).toBe('DAYEN')
  })

  test.each(['magnesium', 'b12', 'zinc picolinate', '維生素12', '', '-'])(
    '%j is not a number on a pack',
    (typed) => {
      expect(codeOf(typed)).toBeUndefined()
    },
  )
})
