import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ProductLink } from '../../platform/prefetch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { resultsPath } from '../door/search-text.ts'
import type { RecentSearch } from '../recent-searches.ts'
import { Cell, Group, Row } from './grid.tsx'
import type { Recent } from './use-recent.ts'

type OfferedBesideProps = { recent: Recent; oftenSearched: readonly string[] }

/** What one opened lately, and what others look for. */
export function OfferedBeside({ recent, oftenSearched }: OfferedBesideProps) {
  const { t } = useTranslation('search')
  const { recents } = recent
  const ownRows = recents.length > 0 ? recents.length + 1 : 0
  return (
    <>
      {recents.length > 0 && (
        <Group title={t('recent.title')} className="search-recent">
          {recents.map((product, row) => (
            <RecentRow key={product.id} product={product} row={row} recent={recent} />
          ))}
          <Row className="search-recent-clear">
            <Cell at={['side', recents.length]}>
              <button type="button" className="link" onClick={recent.clear}>
                {t('recent.clear')}
              </button>
            </Cell>
          </Row>
        </Group>
      )}
      {oftenSearched.length > 0 && (
        <Group title={t('popular.searches')}>
          <Row className="search-chips">
            {oftenSearched.map((query, at) => (
              <Cell key={query} at={['side', ownRows, at]}>
                <ShopLink to={resultsPath(query)} className="chip">
                  {query}
                </ShopLink>
              </Cell>
            ))}
          </Row>
        </Group>
      )}
    </>
  )
}

type RecentRowProps = { product: RecentSearch; row: number; recent: Recent }

function RecentRow({ product, row, recent }: RecentRowProps) {
  const { t } = useTranslation('search')
  const { id, name, slug, image_url: picture } = product
  return (
    <Row className="search-recent-row">
      <Cell at={['side', row]} onClick={() => recent.remember(product)}>
        <ProductLink to={`/products/${slug}`} className="search-way">
          <span className="plate">
            {picture && (
              <Image src={picture} alt="" failedAlt={t('shop:image-failed')} width={125} height={130} />
            )}
          </span>
          <span className="search-recent-name">{name}</span>
        </ProductLink>
      </Cell>
      <Cell at={['side', row, 1]}>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('recent.remove', { name })}
          onClick={() => recent.remove(id)}
        >
          <Icon name="x" size={16} />
        </button>
      </Cell>
    </Row>
  )
}
