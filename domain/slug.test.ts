import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slugOf, uniqueSlug } from './slug.ts'

describe('a slug', () => {
  test.each([
    ['Magnesium Bisglycinate 300 mg', 'magnesium-bisglycinate-300-mg'],
    ['Größe & Œuvre, Ő', 'grosse-and-oeuvre-o'],
    ['Vitamin D3 + K2', 'vitamin-d3-plus-k2'],
    ['Nature’s™ Choice', 'natures-choice'],
    ['Folsäure 400 µg', 'folsaure-400-ug'],
    ['  Our Story: ten years! ', 'our-story-ten-years'],
    ['亜鉛', ''],
  ])('of “%s” is “%s”', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  test('is safe in a URL, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugOf(slugOf(name))).toBe(slugOf(name))
      }),
    )
  })

  test('that is taken gets a number', () => {
    const taken = new Set(['zinc', 'zinc-2'])
    expect(uniqueSlug('zinc', (slug) => taken.has(slug))).toBe('zinc-3')
    expect(uniqueSlug('iron', (slug) => taken.has(slug))).toBe('iron')
    expect(uniqueSlug('', () => false)).toBe('product')
  })
})
