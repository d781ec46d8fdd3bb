import { createRequire } from 'node:module'
import { countries } from 'countries-list'
import { type Language, languageTag } from '#domain/languages.ts'

/** The country reference table. */
type Country = {
  iso2: string
  iso3: string
  name: string
  native_name: string
  phone_codes: string[]
  continent: string
  capital: string
  currency: string[]
  languages: string[]
}

type Code = keyof typeof countries

/** Uninhabited, or without an ISO 3166-1 code of their own. */
const leftOut: readonly string[] = ['AC', 'AQ', 'BV', 'HM', 'TA', 'UM']
const codes = (Object.keys(countries) as Code[]).filter((code) => !leftOut.includes(code))
const known: ReadonlySet<string> = new Set(codes)
const iso3Of: Record<string, string> = createRequire(import.meta.url)(
  'countries-list/minimal/countries.2to3.min.json',
)
// The package's native names contain stray direction marks.
const directionMarks = /[\u200e\u200f]/g

export function isCountry(code: string): boolean {
  return known.has(code)
}

/** International dialling codes: `+32`. */
export function phoneCodesOf(code: string): string[] {
  return isCountry(code) ? countries[code as Code].phone.map((number) => `+${number}`) : []
}

/** All countries, with names and sorting in a language. */
export function listCountries(language: Language): Country[] {
  const tag = languageTag(language)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const collator = new Intl.Collator(tag)
  return codes
    .map((code) => rowOf(code, names.of(code) ?? countries[code].name))
    .sort((a, b) => collator.compare(a.name, b.name))
}

function rowOf(code: Code, name: string): Country {
  const { native, continent, capital, currency, languages } = countries[code]
  return {
    iso2: code,
    iso3: iso3Of[code] ?? '',
    name,
    native_name: native.replace(directionMarks, ''),
    phone_codes: phoneCodesOf(code),
    continent,
    capital,
    currency: [...currency],
    languages: [...languages],
  }
}
