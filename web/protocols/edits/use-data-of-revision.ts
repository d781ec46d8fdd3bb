import { useEffect, useRef } from 'react'
import type { SWRResponse } from 'swr'
import type { ApiPath } from '#contract/calls.ts'
import { useAccountData } from '../../platform/session/account-data.ts'

/** Data about a protocol, loaded again when the server has stored a change of it. `null` makes no call. */
export function useDataOfRevision<Answer>(
  path: ApiPath | null,
  revision: number,
): SWRResponse<Answer, Error> {
  const answer = useAccountData<Answer>(path)
  const { mutate } = answer
  const known = useRef(revision)
  useEffect(() => {
    if (known.current !== revision) void mutate()
    known.current = revision
  }, [revision, mutate])
  return answer
}
