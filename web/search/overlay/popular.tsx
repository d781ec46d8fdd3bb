import type { SearchResponse } from '#contract/search.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useMedia } from '../../platform/use-media.ts'
import { recentOf } from '../recent-searches.ts'
import { activeOutline, Cell, Group, Row } from './grid.tsx'
import { HitRow, type ShownProducts } from './hit-row.tsx'

/** Popular products of this language: as cards, or as a list where there is no room for two columns. */
export function Popular({ answer, ...products }: ShownProducts & { answer: SearchResponse }) {
  const { t } = useTranslation('search')
  // The width at which the header has room for the box, and the overlay for two columns.
  const isWide = useMedia('(width >= 1024px)')
  const { Card } = products.products
  if (answer.hits.length === 0) return null
  return (
    <Group title={t('popular.title')}>
      {isWide ? (
        <Row className="mt-2.5 grid grid-cols-5 gap-4.5">
          {answer.hits.map((hit, at) => (
            <Cell
              key={hit.id}
              at={['main', 0, at]}
              className={activeOutline}
              onClick={() => products.onOpenProduct(recentOf(hit))}
            >
              <Card hit={hit} onElsewhere={products.onElsewhere} />
            </Cell>
          ))}
        </Row>
      ) : (
        answer.hits.map((hit, row) => <HitRow key={hit.id} hit={hit} row={row} {...products} />)
      )}
    </Group>
  )
}
