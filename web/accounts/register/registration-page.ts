import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import type { PageRequest } from '#contract/pages.ts'
import type { SelectOption } from '#web/ui/form/select-field.tsx'

type Choices = Record<'professions' | 'expertise' | 'organisations' | 'countries', SelectOption[]>

/** The options of the selects, in the page's language. */
export async function registrationChoices({ api }: PageRequest): Promise<Choices> {
  const options = await api.get<RegistrationOptions>(authPaths.registrationOptions)
  const choice = ({ id, name, label = name }: RegistrationOptions['health_professions'][number]) => ({
    value: id,
    label,
  })
  return {
    professions: options.health_professions.map(choice),
    expertise: options.expertise_levels.map(choice),
    organisations: options.organisation_types.map(choice),
    countries: options.countries.map(({ iso2, name }) => ({ value: iso2, label: name })),
  }
}
