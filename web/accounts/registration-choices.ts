import type { CountryRow, RegistrationOptions } from '#contract/accounts.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'

export function countryChoices(countries: readonly CountryRow[]): SelectOption[] {
  return countries.map(({ iso2, name }) => ({ value: iso2, label: name }))
}

/** Professions, levels of expertise and kinds of organisation. */
export function namedChoices(list: RegistrationOptions['health_professions']): SelectOption[] {
  return list.map(({ id, name, label = name }) => ({ value: id, label }))
}
