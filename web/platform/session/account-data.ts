import useSWR, { mutate, type SWRResponse } from 'swr'
import { accountPaths } from '#contract/account-paths.ts'
import type { ClientProfile, PractitionerProfile } from '#contract/accounts.ts'
import { isPractitioner, type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import { FetchError } from '../call-api.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { callAccount, useSession } from './session.ts'
import { sessionStore } from './session-store.ts'

// What one person read must not be there for the next.
sessionStore.subscribe(() => {
  if (sessionStore.get().state === 'loggedout') void mutate(() => true, undefined, { revalidate: false })
})

/** What an account call answers, kept fresh with SWR's defaults. `null` asks nothing; nor does a visitor. */
export function useAccountData<Answer>(path: string | null): SWRResponse<Answer, Error> {
  const { user } = useSession()
  return useSWR<Answer, Error, [string, number] | null>(
    path && user ? [path, user.id] : null,
    ([asked]) => callAccount<Answer>(asked),
    { shouldRetryOnError: isPassing },
  )
}

/** Asks anew for everything whose path begins like this. */
export function refreshAccountData(path: string): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && String(key[0]).startsWith(path))
}

// What was refused once will be refused again.
function isPassing(error: Error): boolean {
  return !(error instanceof FetchError) || error.status >= 500 || error.status === 429
}

/** The profile of the person signed in, from the endpoint of their type; `problem` says that it could not be had. */
export function useProfile() {
  const { user } = useSession()
  const { t } = useTranslation('shop')
  const answer = useAccountData<PractitionerProfile | ClientProfile>(
    user ? profilePath(user.user_type_id) : null,
  )
  const type = user && t(`account.roles.${user.user_type_id}`)
  const problem = answer.error && type ? t('session.profile-failed', { type }) : undefined
  return { profile: answer.data, problem, reload: answer.mutate }
}

/** Admins have none. */
function profilePath(type: UserTypeId): string | null {
  if (isPractitioner(type)) return accountPaths.practitionerProfile
  return type === userTypes.client ? accountPaths.clientProfile : null
}
