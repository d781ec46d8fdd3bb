import { useLocation } from 'react-router'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { comparedMaximum, comparedMinimum, comparisonPath } from '#domain/catalogue/comparison.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import { useStore } from '../../platform/store/create-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { clearCompared, comparedProducts, removeCompared } from './compared-products.ts'

/** The first part of the path of pages with products. */
const pagesWithProducts = new Set(['', 'products', 'brands', 'health-goals', 'search-results', 'wishlist'])

/** The bar disappears with its last product. */
function focusContent() {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** The products chosen for comparison, at the foot of pages with products. */
export default function CompareBar() {
  const { t } = useTranslation('compare')
  const chosen = useStore(comparedProducts)
  const { pathname } = useLocation()
  const [, , page = ''] = pathname.split('/')
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  if (!chosen || !pagesWithProducts.has(page)) return null
  const missing = comparedMinimum - chosen.length
  return (
    <section
      aria-label={t('bar')}
      data-compare-bar
      className="no-print fixed bottom-[var(--bar-height,0px)] left-1/2 z-40 my-4 w-max -translate-x-1/2 flex max-w-[calc(100vw-32px)] items-center gap-2 rounded-card border border-line-2 bg-surface p-2 shadow-2 max-md:in-[html:has([data-foot-bar])]:bottom-19"
    >
      <Utilities of="all" />
      <ul ref={list} onFocus={remember} onBlur={forget} className="flex gap-1">
        {chosen.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              className={`group/chosen relative grid size-11 place-items-center overflow-hidden rounded-control ${packPlate(product.range ?? 'vit')}`}
              aria-label={t('remove', { name: brandAndName(product) })}
              title={brandAndName(product)}
              onClick={() => {
                if (chosen.length === 1) focusContent()
                removeCompared(product.id)
              }}
            >
              {product.picture && (
                <Image
                  src={product.picture}
                  alt=""
                  failedAlt={t('shop:image-failed')}
                  className="size-full object-cover"
                />
              )}
              <span className="absolute inset-x-0 bottom-0 grid h-4 place-items-center bg-surface/85 text-ink">
                <Icon name="x" size={12} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {t('chosen', { chosen: chosen.length, most: comparedMaximum })}
      </p>
      {missing > 0 ? (
        <p className="px-1 text-small text-ink-2">{t('one-more')}</p>
      ) : (
        <ShopLink to={comparisonPath(chosen.map(({ slug }) => slug))} className="btn btn-primary px-3">
          {t('show')}
        </ShopLink>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={t('clear')}
        onClick={() => {
          focusContent()
          clearCompared()
        }}
      >
        <Icon name="x" size={20} />
      </button>
    </section>
  )
}
