import { describe, expect, test } from 'vitest'
import { comparable } from '#domain/catalogue/imports/plain-text.ts'
import { ranges } from '#domain/catalogue/pack-design.ts'
import { termGroups } from '#domain/catalogue/vocabulary.ts'
import { isNutrient } from '#domain/reference/nutrients.ts'
import {
  formName,
  formSlug,
  structure,
  synonymsOfForm,
  synonymsOfTerm,
  vocabularyLanguages,
  type Words,
  wordsIn,
} from './vocabulary.ts'

const english = wordsIn('en')!

describe('the vocabulary', () => {
  test('has an English name for everything, and for nothing else', () => {
    for (const group of termGroups) {
      expect(Object.keys(english.terms[group])).toEqual(structure.terms[group].map((term) => term.slug))
    }
    expect(Object.keys(english.ingredients)).toEqual(
      structure.ingredients.map((ingredient) => ingredient.slug),
    )
    expect(Object.keys(english.forms)).toEqual(structure.forms)
    expect(Object.keys(english.additives)).toEqual(structure.additives)
  })

  test('has an existing parent and a colour for every category', () => {
    const slugs = new Set(structure.terms.categories.map(({ slug }) => slug))
    for (const { parent, range } of structure.terms.categories) {
      expect(parent === null || slugs.has(parent)).toBe(true)
      expect(ranges).toContain(range)
    }
  })

  test('has only existing reference intakes for ingredients', () => {
    for (const { nutrient } of structure.ingredients)
      expect(nutrient === null || isNutrient(nutrient)).toBe(true)
  })

  test('has Latin names for plants', () => {
    const mixtures = ['triphala']
    const plants = structure.ingredients.filter(
      ({ kind, slug }) => kind === 'plant' && !mixtures.includes(slug),
    )
    for (const plant of plants) expect(plant.latin, plant.slug).toMatch(/^[A-Z][a-z]+ /)
  })

  test('shows a form printed in English in the reader’s language, an unknown one as printed', () => {
    expect(formName('Bisglycinate', 'en')).toBe('bisglycinate')
    expect(formName('something of a supplier’s', 'en')).toBe('something of a supplier’s')
    expect(formSlug('Bisglycinate')).toBe('bisglycinate')
    expect(formSlug('something of a supplier’s')).toBeUndefined()
  })

  test('recognises “glycinate”, “caps” and “sans gluten” as synonyms', () => {
    expect(synonymsOfForm('bisglycinate', 'en')).toContain('glycinate')
    expect(synonymsOfTerm('delivery_form', 'capsules', 'en')).toContain('caps')
    expect(synonymsOfTerm('free_from', 'gluten', 'fr')).toContain('sans gluten')
    expect(synonymsOfTerm('free_from', 'nothing of ours', 'fr')).toEqual([])
  })
})

describe.each(vocabularyLanguages)('the vocabulary in %s', (language) => {
  const words = wordsIn(language)!

  test('has the same keys as English', () => {
    expect(keysOf(words)).toEqual(keysOf(english))
  })

  test('has no empty names or duplicate synonyms', () => {
    for (const group of termGroups)
      for (const name of Object.values(words.terms[group])) expect(name.trim()).not.toBe('')
    for (const [slug, { name, synonyms }] of Object.entries(words.ingredients)) {
      expect(name.trim(), slug).not.toBe('')
      expect(synonyms, slug).not.toContain(name)
      expect(new Set(synonyms).size, slug).toBe(synonyms.length)
    }
  })

  test('has synonyms for at least 150 ingredients', () => {
    const known = Object.values(words.ingredients).filter(({ synonyms }) => synonyms.length > 0)
    expect(known.length).toBeGreaterThanOrEqual(150)
  })

  test('has synonyms only for existing forms and terms', () => {
    expect(structure.forms).toEqual(expect.arrayContaining(Object.keys(words.formSynonyms)))
    expect(Object.keys(words.termSynonyms).sort()).toEqual([...termGroups].sort())
    for (const group of termGroups) {
      const slugs = structure.terms[group].map(({ slug }) => slug)
      expect(slugs).toEqual(expect.arrayContaining(Object.keys(words.termSynonyms[group])))
    }
  })

  test('has no synonym that is the name of something else', () => {
    const ingredients = Object.entries(words.ingredients)
    expect(
      mistaken(
        Object.fromEntries(ingredients.map(([slug, { name }]) => [slug, name])),
        Object.fromEntries(ingredients.map(([slug, { synonyms }]) => [slug, synonyms])),
      ),
    ).toEqual([])
    expect(mistaken(words.forms, words.formSynonyms)).toEqual([])
    for (const group of termGroups)
      expect(mistaken(words.terms[group], words.termSynonyms[group])).toEqual([])
  })
})

/** Superfluous synonyms: another entry's name, or already found by the name or an earlier synonym. */
function mistaken(names: Record<string, string>, synonyms: Record<string, string[]>): string[] {
  const owners = new Map(Object.entries(names).map(([slug, name]) => [comparable(name), slug]))
  return Object.entries(synonyms).flatMap(([slug, list]) =>
    list
      .filter((synonym, place) => {
        const compared = comparable(synonym)
        return (
          compared === '' ||
          owners.has(compared) ||
          list.slice(0, place).some((earlier) => comparable(earlier) === compared)
        )
      })
      .map((synonym) => `${slug}: ${synonym}`),
  )
}

function keysOf(words: Words): string[] {
  const ofTerms = termGroups.flatMap((group) =>
    Object.keys(words.terms[group]).map((slug) => `${group}/${slug}`),
  )
  const others = (['ingredients', 'forms', 'additives'] as const).flatMap((group) =>
    Object.keys(words[group]).map((slug) => `${group}/${slug}`),
  )
  return [...ofTerms, ...others].sort()
}
