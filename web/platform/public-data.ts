import useSWR, { type SWRResponse } from 'swr'
import type { OpenPath } from '#contract/calls.ts'
import { callApi } from './call-api.ts'
import { useTranslation } from './i18n/translation-context.tsx'

const everybody = 'for everybody'

/** A public call made by the browser. `null` makes no call. */
export function usePublicData<Answer>(path: OpenPath | null): SWRResponse<Answer, Error> {
  const { language } = useTranslation('shop')
  return useSWR<Answer, Error, [string, OpenPath, string] | null>(
    path ? [everybody, path, language] : null,
    ([, asked]) => callApi<Answer>(asked, { language }),
  )
}

/** Not personal: it may be kept after logout. */
export function isForEverybody(key: unknown): boolean {
  return Array.isArray(key) && key[0] === everybody
}
