import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { onceViewed } from '../../platform/once-viewed.ts'
import { packPlate } from '../../platform/pack-ground.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { useStore } from '../../platform/store/create-store.ts'
import { Image } from '../../ui/image.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { recentProducts, rememberViewed } from './recent-products.ts'

const shownMost = 6

/** The row disappears, and with it the button that had the focus. */
function clear() {
  recentProducts.set(undefined)
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** The products this browser looked at before this one. Remembers this one once it has been looked at for a while. */
export default function RecentRow({ product }: { product: ProductInSlot }) {
  const { t, language } = useTranslation('products')
  const viewed = useStore(recentProducts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product is described anew at every rendering
  useEffect(() => onceViewed(document, () => rememberViewed(product, language)), [product.id, language])
  const others =
    viewed?.language === language
      ? viewed.products.filter(({ id }) => id !== product.id).slice(0, shownMost)
      : []
  if (others.length === 0) return null
  return (
    <section className="no-print mt-18 mb-18" aria-labelledby="recently-viewed">
      <Utilities of="all" />
      <div className="double-rule mb-5.5 flex flex-wrap items-baseline justify-between gap-x-4 pt-5">
        <h2 id="recently-viewed" className="text-h2">
          {t('product.recently-viewed')}
        </h2>
        <button type="button" className="link py-1" onClick={clear}>
          {t('product.clear-viewed')}
        </button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4.5 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
        {others.map(({ id, slug, name, brand, picture, range }) => (
          <li key={id}>
            <ShopLink to={`/products/${slug}`} className="group flex items-center gap-3 xl:block">
              <span
                className={`relative grid size-16 flex-none place-items-center overflow-hidden rounded-control xl:mb-2 xl:aspect-[1/1.04] xl:h-auto xl:w-full ${packPlate(range ?? 'vit')}`}
              >
                {picture && (
                  <Image
                    src={picture}
                    alt=""
                    failedAlt={t('shop:image-failed')}
                    loading="lazy"
                    className="size-full object-contain"
                  />
                )}
              </span>
              <span className="min-w-0">
                <span className="block text-micro text-ink-2">{brand}</span>
                <span className="line-clamp-2 text-small font-semibold wrap-anywhere group-hover:underline">
                  {name}
                </span>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
