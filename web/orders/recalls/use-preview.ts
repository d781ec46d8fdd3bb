import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallDraft, RecallPreview } from '#contract/recalls.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { pageParam } from '../../platform/url-params.ts'

/**
 * Asked anew each time, and never kept: the list must be the present one. Its fingerprint stays that of the page seen
 * first, so that a list which changed between two pages is not sent.
 */
export function usePreview(recall: RecallDraft) {
  const { t } = useTranslation('recalls')
  const [preview, setPreview] = useState<RecallPreview>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)
  const fingerprint = useRef<string>(undefined)
  const [search] = useSearchParams()
  const pathOf = useLanguagePath()
  const pages = { people: pageParam(search, 'people'), packs: pageParam(search, 'packs') }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    let isCurrent = true
    setProblem(undefined)
    const path = `${recallPaths.preview}?people_page=${pages.people}&packs_page=${pages.packs}` as const
    callAccount<RecallPreview>(path, { method: 'POST', body: recall }).then(
      (answer) => {
        if (!isCurrent) return
        fingerprint.current ??= answer.fingerprint
        setPreview({ ...answer, fingerprint: fingerprint.current })
      },
      (error: unknown) => isCurrent && setProblem(errorText(error, t)),
    )
    return () => {
      isCurrent = false
    }
  }, [recall, turn, pages.people, pages.packs])
  return {
    preview,
    problem,
    reload() {
      fingerprint.current = undefined
      setTurn((before) => before + 1)
    },
    pagerOf: (list: keyof typeof pages) => ({
      page: pages[list],
      pages: preview?.[list].total_pages ?? 1,
      keepsScroll: true,
      addressOf: (page: number) => pathOf(`/admin/recalls/new${searchOf({ ...pages, [list]: page })}`),
    }),
  }
}

function searchOf({ people, packs }: { people: number; packs: number }): string {
  return `?people=${people}&packs=${packs}`
}
