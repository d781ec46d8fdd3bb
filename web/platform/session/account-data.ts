import useSWR, { mutate, type SWRResponse } from 'swr'
import type { ApiPath } from '#contract/calls.ts'
import { FetchError } from '../call-api.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { isForEverybody } from '../public-data.ts'
import { followPerson } from './follow-person.ts'
import { callAccount, useSession } from './session.ts'

// What one person read must not be there for the next, and what their session still asked for answers nobody.
followPerson((person) => {
  void mutate((key) => !isForEverybody(key), undefined, { revalidate: person !== 'visitor' })
})

/** What an account call answers, kept fresh with SWR's defaults. `null` asks nothing; nor does a visitor. */
export function useAccountData<Answer>(path: ApiPath | null): SWRResponse<Answer, Error> {
  const { user } = useSession()
  return useSWR<Answer, Error, [ApiPath, number] | null>(
    path && user ? [path, user.id] : null,
    ([asked]) => callAccount<Answer>(asked),
    { shouldRetryOnError: isPassing },
  )
}

/** Asks anew for everything whose path begins like this. */
export function refreshAccountData(path: string): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && String(key[0]).startsWith(path))
}

/** What an account call answered is known to be otherwise now. */
export function changeAccountData<Answer>(path: string, change: (known: Answer) => Answer): Promise<unknown> {
  const changed = (known: Answer | undefined) => known && change(known)
  return mutate<Answer>((key) => Array.isArray(key) && key[0] === path, changed, { revalidate: false })
}

// What was refused once will be refused again.
function isPassing(error: Error): boolean {
  return !(error instanceof FetchError) || error.status >= 500 || error.status === 429
}

/** What is said when the profile of the person signed in cannot be had. */
export function useProfileProblem(): string {
  const { user } = useSession()
  const { t } = useTranslation('shop')
  return user ? t('session.profile-failed', { type: t(`account.roles.${user.user_type_id}`) }) : ''
}
