import type { SearchResponse } from '#contract/search.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { resultsPath } from '../door/search-text.ts'
import { Counts } from './counts.tsx'
import { Cell, Group, Row } from './grid.tsx'
import { HitRow, type ShownProducts } from './hit-row.tsx'

type FoundProps = ShownProducts & { answer: SearchResponse; text: string }

/** The first products found, and the way to all of them. */
export function Found({ answer, text, ...products }: FoundProps) {
  const { t, language } = useTranslation('search')
  const { hits, total_found: count } = answer
  return (
    <>
      <Group title={t('overlay.products')} aside={<Counts {...answer} />}>
        {hits.map((hit, row) => (
          <HitRow key={hit.id} hit={hit} row={row} {...products} />
        ))}
      </Group>
      <Row className="search-foot">
        <Cell at={['main', hits.length]}>
          <ShopLink to={resultsPath(text)} className="btn btn-primary">
            {t('overlay.show-all', { count, formatted: formatNumber(count, language) })}
            <Icon name="arrow-right" size={18} />
          </ShopLink>
        </Cell>
        <span role="presentation" className="search-keys">
          {t('overlay.keys')}
        </span>
      </Row>
    </>
  )
}
