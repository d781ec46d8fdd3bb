import { existsSync, readFileSync } from 'node:fs'
import type { ContentUnit } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language, languages, languageTag } from '#domain/languages.ts'
import type { Delivery, Part, Time, Trait } from './recipes/recipe.ts'

type Plural = Partial<Record<Intl.LDMLPluralRule, string>>

/** An authorised health claim. `verified`: its wording was compared with the register of the EU in this language. */
export type Claim = { text: string; verified: boolean }

/** How one language names and describes the demonstration's products. */
export type Phrases = {
  /** What the law calls such a product. */
  legalName: string
  names: Record<'single' | 'form' | 'pair' | 'herbs' | 'extract' | 'title' | 'dose' | 'flavour', string>
  delivery: Record<Delivery, string>
  traits: Record<Trait, string>
  parts: Record<Part, { name: string; extract: string; powder: string }>
  flavours: Record<string, string>
  titles: Record<string, string>
  units: Record<ContentUnit, Plural>
  amounts: Record<string, Plural>
  list: Record<'separator' | 'detail' | 'extract' | 'fact' | 'allergen' | 'sentence' | 'end', string>
  openings: Record<string, string[]>
  facts: string[]
  qualities: Record<string, string>
  notes: { forms: Record<string, string>; ingredients: Record<string, string> }
  usage: Record<string, string>
  times: Record<Time, string>
  stories: Record<string, string>
  habits: Record<string, string>
  claims: Record<string, Claim>
  claimEffects: Record<string, string>
}

/** A language's phrases, with the formatters its texts need. */
export type LanguagePhrases = {
  language: Language
  phrases: Phrases
  numbers: Intl.NumberFormat
  plurals: Intl.PluralRules
}

type Json = string | boolean | Json[] | { [key: string]: Json }

const english = read(fallbackLanguage)

/** The languages the demonstration has so far; missing phrases fall back to English. */
export const languagePhrases: readonly LanguagePhrases[] = languages
  .filter((language) => existsSync(fileOf(language)))
  .map((language) => ({
    language,
    phrases: phrasesOf(read(language)),
    numbers: new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 3, useGrouping: 'min2' }),
    plurals: new Intl.PluralRules(languageTag(language)),
  }))

function phrasesOf(own: Json): Phrases {
  const phrases = withFallback(own, english) as Phrases
  return { ...phrases, claims: markedClaims((own as Partial<Phrases>).claims ?? {}, phrases.claims) }
}

/** English fills in what a language lacks, but its mark says nothing about a translation. */
export function markedClaims(
  own: Readonly<Record<string, Partial<Claim>>>,
  filled: Readonly<Record<string, Claim>>,
): Record<string, Claim> {
  return Object.fromEntries(
    Object.entries(filled).map(([key, claim]) => {
      const row = own[key]
      return [key, row === undefined ? claim : { ...claim, verified: row.verified === true }]
    }),
  )
}

function withFallback(own: Json | undefined, other: Json): Json {
  if (own === undefined) return other
  if (isTable(own) && isTable(other)) {
    const keys = new Set([...Object.keys(other), ...Object.keys(own)])
    return Object.fromEntries([...keys].map((key) => [key, withFallback(own[key], other[key] ?? own[key]!)]))
  }
  return own
}

function isTable(node: Json): node is { [key: string]: Json } {
  return typeof node === 'object' && !Array.isArray(node)
}

function fileOf(language: Language): URL {
  return new URL(`./phrases/${language}.json`, import.meta.url)
}

function read(language: Language): Json {
  return JSON.parse(readFileSync(fileOf(language), 'utf8'))
}
