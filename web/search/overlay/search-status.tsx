import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Results } from './search-machine.ts'

type Words = ReturnType<typeof useTranslation>

/** Tells those who do not see it what was found. */
export function SearchStatus({ results }: { results: Results | undefined }) {
  const words = useTranslation('search')
  return (
    <p role="status" className="visually-hidden">
      {results && statusOf(results, words)}
    </p>
  )
}

function statusOf({ of, answer, failed }: Results, { t, language }: Words): string {
  const { total_found: count, did_you_mean: meant } = answer
  if (failed) return t('results.none.failed')
  if (count === 0) return t('overlay.nothing', { query: of })
  const found = t('overlay.found', { count, formatted: formatNumber(count, language) })
  return meant ? `${t('overlay.showing-for', { query: meant })} ${found}` : found
}
