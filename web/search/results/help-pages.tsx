import type { SearchResponse } from '#contract/search.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

/** General pages that answer the query. */
export function HelpPages({ pages }: { pages: SearchResponse['pages'] }) {
  const { t } = useTranslation('search')
  if (pages.length === 0) return null
  return (
    <nav aria-label={t('help.title')} className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span aria-hidden="true" className="text-ink-2">
        {t('help.title')}
      </span>
      {pages.map(({ path, title }) => (
        <ShopLink key={path} to={path} className="link">
          {title}
        </ShopLink>
      ))}
    </nav>
  )
}
