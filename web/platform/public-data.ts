import useSWR, { type SWRResponse } from 'swr'
import type { OpenPath } from '#contract/calls.ts'
import { callApi } from './call-api.ts'
import { useTranslation } from './i18n/translation-context.tsx'

const everybody = 'for everybody'

/** What a call answers everybody, asked for in the browser. `null` asks nothing. */
export function usePublicData<Answer>(path: OpenPath | null): SWRResponse<Answer, Error> {
  const { language } = useTranslation('shop')
  return useSWR<Answer, Error, [string, OpenPath, string] | null>(
    path ? [everybody, path, language] : null,
    ([, asked]) => callApi<Answer>(asked, { language }),
  )
}

/** Not one person's: it may stay when they go. */
export function isForEverybody(key: unknown): boolean {
  return Array.isArray(key) && key[0] === everybody
}
