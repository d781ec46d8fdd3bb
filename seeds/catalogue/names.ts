import { languageTag } from '#domain/languages.ts'
import { wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'
import { capital, fill } from './fill.ts'
import type { LanguagePhrases } from './phrases.ts'
import type { NameParts, Recipe, Trait } from './recipes/recipe.ts'

export type Named = Pick<Recipe, 'name' | 'bareName' | 'shown' | 'delivery'> & {
  flavour: string | null
  traits: Trait[]
}

/** A product's name in one language: what it is, its delivery form, its dose, its flavour. */
export function productName(product: Named, phrasesOfLanguage: LanguagePhrases): string {
  const { phrases, language } = phrasesOfLanguage
  const { names } = phrases
  const wrap = (pattern: string, name: string, rest: Record<string, string> = {}) =>
    fill(pattern, { name, ...rest }, language)
  let name = coreName(product.name, phrasesOfLanguage)
  if (!product.bareName) name = wrap(phrases.delivery[product.delivery], name)
  if (product.shown)
    name = wrap(names.dose, name, { dose: quantity(phrasesOfLanguage, phrases.amounts, product.shown) })
  for (const trait of product.traits) name = wrap(phrases.traits[trait], name)
  if (product.flavour)
    name = wrap(names.flavour, name, { flavour: phrases.flavours[product.flavour] ?? product.flavour })
  return capital(name, languageTag(language))
}

export function coreName(name: NameParts, { phrases, language }: LanguagePhrases): string {
  const { names } = phrases
  const ingredient = (slug: string) => wordFor('ingredients', slug, language)
  switch (name.kind) {
    case 'single':
      return fill(names.single, { ingredient: ingredient(name.ingredient) }, language)
    case 'form':
      return fill(
        names.form,
        { ingredient: ingredient(name.ingredient), form: wordFor('forms', name.form, language) },
        language,
      )
    case 'pair':
    case 'herbs':
      return fill(
        names[name.kind],
        { first: ingredient(name.first), second: ingredient(name.second) },
        language,
      )
    case 'extract':
      return fill(
        names.extract,
        { plant: ingredient(name.plant), part: phrases.parts[name.part][name.as] },
        language,
      )
    case 'title':
      return fill(names.title, { title: phrases.titles[name.title] ?? name.title }, language)
  }
}

const noBreak = '\u00a0'

/** "2 capsules", "300 mg", in the right plural form, with a no-break space. */
export function quantity(
  { numbers, plurals, language }: LanguagePhrases,
  patterns: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>,
  { amount, unit }: { amount: number; unit: string },
): string {
  const forms = patterns[unit] ?? {}
  const pattern = forms[plurals.select(amount)] ?? forms.other ?? `{n} ${unit}`
  return fill(pattern.replaceAll(' ', noBreak), { n: numbers.format(amount) }, language)
}
