import { authPaths } from '#contract/account-paths.ts'
import type { RegistrationOptions } from '#contract/accounts.ts'
import { useAccountData } from '../../platform/session/account-data.ts'

type List = 'health_professions' | 'expertise_levels' | 'organisation_types'

/** The names of the options that practitioners chose. Empty until loaded. */
export function useOptionNames(): (list: List, id: number) => string {
  const { data } = useAccountData<RegistrationOptions>(authPaths.registrationOptions)
  return (list, id) => {
    const chosen = data?.[list].find((option) => option.id === id)
    return chosen?.label ?? chosen?.name ?? ''
  }
}
