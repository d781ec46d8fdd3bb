import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { PageRequest } from '#contract/pages.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'
import { countryChoices, namedChoices } from '../registration-choices.ts'

type Choices = Record<'professions' | 'expertise' | 'organisations' | 'countries', SelectOption[]>

/** The options of the selects, in the page's language. */
export async function registrationChoices({ api }: PageRequest): Promise<Choices> {
  const options = await api.get<RegistrationOptions>(authPaths.registrationOptions)
  return {
    professions: namedChoices(options.health_professions),
    expertise: namedChoices(options.expertise_levels),
    organisations: namedChoices(options.organisation_types),
    countries: countryChoices(options.countries),
  }
}
