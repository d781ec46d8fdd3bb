import { useRef, useState } from 'react'
import type { AdminTerms } from '#contract/taxonomy.ts'
import { taxonomyPaths } from '#contract/taxonomy-paths.ts'
import type { Move } from '#domain/catalogue/term-tree.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

export const takeTerms = (terms: AdminTerms) => changeAccountData<AdminTerms>(taxonomyPaths.list, () => terms)

/** Moves and deletes terms, one change after the other. */
export function useTermChanges() {
  const { t } = useTranslation('taxonomy')
  const [problem, setProblem] = useState<string>()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  function send(call: () => Promise<AdminTerms>): Promise<unknown> {
    last.current = last.current.then(async () => {
      setProblem(undefined)
      try {
        await takeTerms(await call())
      } catch (error) {
        setProblem(errorText(error, t))
        await refreshAccountData(taxonomyPaths.list)
      }
    })
    return last.current
  }

  const move = ({ id, parentId, beforeId }: Move) =>
    send(() =>
      callAccount<AdminTerms>(taxonomyPaths.place(id), {
        method: 'PUT',
        body: { parent_id: parentId, before_id: beforeId },
      }),
    )
  const remove = (id: number) =>
    send(() => callAccount<AdminTerms>(taxonomyPaths.one(id), { method: 'DELETE' }))
  return { problem, move, remove }
}
