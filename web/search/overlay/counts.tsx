import type { SearchResponse } from '#contract/search.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type CountsProps = Pick<SearchResponse, 'available_products' | 'unavailable_products'>

/** "24 available, 2 unavailable". */
export function Counts({ available_products: available, unavailable_products: unavailable }: CountsProps) {
  const { t, language } = useTranslation('search')
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  return (
    <span className="text-small text-ink-3">
      {t('overlay.counts', {
        available: t('results.available', counted(available)),
        unavailable: t('results.unavailable', counted(unavailable)),
      })}
    </span>
  )
}
