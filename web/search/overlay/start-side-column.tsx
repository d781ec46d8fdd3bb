import { ChipLink } from '../../platform/chip-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import { ProductLink } from '../../platform/prefetch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { resultsPath } from '../form/search-text.ts'
import type { RecentSearch } from '../recent-searches.ts'
import { activeBackground, activeOutline, Cell, Group, Row, sideLink } from './grid.tsx'
import type { Recent } from './use-recent.ts'

type OfferedBesideProps = { recent: Recent; oftenSearched: readonly string[] }

/** Recently opened products, and popular searches. */
export function StartSideColumn({ recent, oftenSearched }: OfferedBesideProps) {
  const { t } = useTranslation('search')
  const { recents } = recent
  const ownRows = recents.length > 0 ? recents.length + 1 : 0
  return (
    <>
      {recents.length > 0 && (
        <Group title={t('recent.title')} className="relative">
          {recents.map((product, row) => (
            <RecentRow key={product.id} product={product} row={row} recent={recent} />
          ))}
          <Row className="absolute -top-1 right-0 text-[13px]">
            <Cell at={['side', recents.length]} className={activeOutline}>
              <button type="button" className="link" onClick={recent.clear}>
                {t('recent.clear')}
              </button>
            </Cell>
          </Row>
        </Group>
      )}
      {oftenSearched.length > 0 && (
        <Group title={t('popular.searches')}>
          <Row className="mt-2 flex flex-wrap gap-2">
            {oftenSearched.map((query, at) => (
              <Cell key={query} at={['side', ownRows, at]} className={activeOutline}>
                <ChipLink to={resultsPath(query)} className="pr-3 max-xl:min-h-11">
                  {query}
                </ChipLink>
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
    <Row className="-mx-2.5 [@media(hover:hover)]:[&:not(:hover,:focus-within,:has([aria-selected=true]))_[data-remove]]:opacity-0 grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-control hover:bg-tint">
      <Cell at={['side', row]} className={activeBackground} onClick={() => recent.remember(product)}>
        <ProductLink to={`/products/${slug}`} className={`py-1.75 ${sideLink}`}>
          <span
            className={`relative aspect-[44/48] w-11 flex-none overflow-hidden rounded-[3px] ${packPlate(undefined)}`}
          >
            {picture && (
              <Image
                src={picture}
                className="relative size-full object-cover"
                alt=""
                failedAlt={t('shop:image-failed')}
                width={125}
                height={130}
              />
            )}
          </span>
          <span
            className="font-serif text-[16px]/4.75 font-medium tracking-[-0.008em] normal-nums"
            data-testid="recent-name"
          >
            {name}
          </span>
        </ProductLink>
      </Cell>
      <Cell at={['side', row, 1]} className={`${activeBackground} ${activeOutline}`}>
        <button
          type="button"
          className="icon-btn text-ink-3"
          data-remove
          aria-label={t('recent.remove', { name })}
          onClick={() => recent.remove(id)}
        >
          <Icon name="x" size={16} />
        </button>
      </Cell>
    </Row>
  )
}
