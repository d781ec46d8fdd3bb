import { useEffect, useState } from 'react'
import type { CountedIngredient, IngredientList } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { searchPaths } from '#contract/search-paths.ts'
import { filterQueryParts } from '#domain/catalogue/filter-params.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { callApi } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Finds ingredients among other products than the whole catalogue's; further parameters follow. */
export type IngredientsCall = `${typeof searchPaths.ingredients}?${string}&`

const pauseMs = 200

type Found = { state: 'searching' | 'found' | 'failed'; found: readonly CountedIngredient[] }

/** Asked once typing pauses; a newer question cancels the one before, whose answer stays shown meanwhile. */
export function useFoundIngredients(
  call: IngredientsCall | undefined,
  text: string,
  choice: FilterChoice,
): Found & { retry(): void } {
  const { language } = useTranslation('products')
  const [answer, setAnswer] = useState<Found>({ state: 'searching', found: [] })
  const [tries, setTries] = useState(0)
  const start = call ?? (`${cataloguePaths.ingredients}?` as const)
  const asked =
    `${start}${[`text=${encodeURIComponent(text)}`, ...filterQueryParts(choice)].join('&')}` as const

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    const request = new AbortController()
    const { signal } = request
    const pause = setTimeout(() => {
      callApi<IngredientList>(asked, { language, signal }).then(
        ({ data }) => setAnswer({ state: 'found', found: data }),
        () => signal.aborted || setAnswer({ state: 'failed', found: [] }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      request.abort()
    }
  }, [asked, language, tries])

  return { ...answer, retry: () => setTries((count) => count + 1) }
}
