import useSWR, { mutate, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'
import type { ApiPath } from '#contract/calls.ts'
import { isTransient } from '../call-api.ts'
import { useTranslation } from '../i18n/translation-context.tsx'
import { isForEverybody } from '../public-data.ts'
import { followUser } from './follow-user.ts'
import { callAccount, useSession } from './session.ts'

// The next user must not see the previous user's data, and calls of the ended session are ignored.
followUser((person) => {
  void mutate((key) => !isForEverybody(key), undefined, { revalidate: person !== 'visitor' })
})

/**
 * Data of an account call, kept fresh with SWR's defaults. `null` makes no call, nor does a visitor.
 * `keepPreviousData`: another path's data stay until its own arrive, or cannot be loaded.
 */
export function useAccountData<Answer>(
  path: ApiPath | null,
  { keepPreviousData = false } = {},
): SWRResponse<Answer, Error> {
  const { user } = useSession()
  const { cache } = useSWRConfig()
  const key: [ApiPath, number] | null = path && user ? [path, user.id] : null
  const answer = useSWR<Answer, Error, [ApiPath, number] | null>(
    key,
    ([asked]) => callAccount<Answer>(asked),
    { shouldRetryOnError: isTransient, keepPreviousData },
  )
  const isOther = keepPreviousData && answer.error && !cache.get(unstable_serialize(key))?.data
  return isOther ? { ...answer, data: undefined } : answer
}

/** Reloads everything whose path starts like this. */
export function refreshAccountData(path: string): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && String(key[0]).startsWith(path))
}

/** Reloads this call's data, and nothing below its path. */
export function reloadAccountData(path: ApiPath): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === path)
}

/** Updates cached data that are known to have changed. */
export function changeAccountData<Answer>(path: string, change: (known: Answer) => Answer): Promise<unknown> {
  const changed = (known: Answer | undefined) => known && change(known)
  return mutate<Answer>((key) => Array.isArray(key) && key[0] === path, changed, { revalidate: false })
}

/** The text shown when the user's profile cannot be loaded. */
export function useProfileProblem(): string {
  const { user } = useSession()
  const { t } = useTranslation('shop')
  return user ? t('session.profile-failed', { type: t(`account.roles.${user.user_type_id}`) }) : ''
}
