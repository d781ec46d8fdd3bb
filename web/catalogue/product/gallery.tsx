import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Plant } from '../../ui/plant.tsx'
import { CardFlags } from '../cards/card-flags.tsx'
import { CardPicture } from '../cards/card-picture.tsx'
import { openedCard } from '../preview/opened-card.ts'
import { productLayout } from '../product-layout.ts'
import type { ProductPage } from './product-page.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

type GalleryProps = {
  product: Pick<ProductPage, 'slug' | 'name' | 'brand' | 'pictures' | 'range' | 'isNew' | 'price' | 'lang'>
}

/** The pack, its label and its dose. Without JavaScript each thumbnail opens its picture. */
export function Gallery({ product }: GalleryProps) {
  const { t } = useTranslation('products')
  const { pictures, range } = product
  const [at, setAt] = useState(0)
  // Until the larger picture is loaded.
  const [known] = useState(() => {
    const opened = openedCard.get()
    return opened?.card.slug === product.slug ? opened : undefined
  })
  const [zoomed, setZoomed] = useState(false)
  const picture = pictures[at]
  const nameOf = ({ view, alt }: ProductPage['pictures'][number]) =>
    alt ??
    t('product.picture', { brand: product.brand.name, name: product.name, view: t(`product.view.${view}`) })
  return (
    <div className={productLayout.gallery}>
      <div
        data-plate
        className={`${productLayout.plate} @min-[1185px]/catalogue:only:col-[span_2] ${packPlate(range)}`}
      >
        <CardFlags percent={product.price.percent} isNew={product.isNew} className="print:hidden" />
        <Plant name="umbel" className={productLayout.plant} />
        {known?.card.picture && at === 0 && (
          <CardPicture
            picture={known.card.picture}
            sizes={known.sizes}
            className={`absolute inset-0 ${productLayout.picture}`}
          />
        )}
        {picture && (
          <>
            <Image
              src={picture.medium}
              srcSet={`${picture.medium} 500w, ${picture.large} 1000w`}
              sizes="(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw"
              width={600}
              height={624}
              className={`relative ${productLayout.picture}`}
              alt={nameOf(picture)}
              failedAlt={t('shop:image-failed')}
              lang={product.lang}
              fetchPriority="high"
            />
            <button
              type="button"
              className="icon-btn no-print absolute right-2.5 bottom-2.5 bg-surface noscript:hidden"
              aria-label={t('product.zoom')}
              aria-haspopup="dialog"
              onClick={() => setZoomed(true)}
            >
              <Icon name="zoom" size={20} />
            </button>
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <ul
          className="no-print mt-3 flex justify-center gap-2.5 @min-[1185px]/catalogue:m-0 @min-[1185px]/catalogue:flex-col @min-[1185px]/catalogue:[grid-area:1/1]"
          aria-label={t('product.pictures')}
        >
          {pictures.map(({ view, alt, thumb, large }, index) => (
            <li key={large}>
              <a
                href={large}
                className="block w-21 rounded-card border-[1.5px] border-transparent p-1 aria-[current]:border-bottle"
                aria-label={alt ?? t(`product.view.${view}`)}
                aria-current={index === at ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setAt(index)
                }}
              >
                <span
                  className={`relative block aspect-[72/78] overflow-hidden rounded-[3px] ${packPlate(range)}`}
                >
                  <Image
                    src={thumb}
                    width={72}
                    height={78}
                    className="relative size-full object-cover"
                    alt=""
                    failedAlt={t('shop:image-failed')}
                    loading="lazy"
                    decoding="async"
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <Zoom
            pictures={pictures.map((each) => ({ src: each.large, alt: nameOf(each) }))}
            range={range}
            at={at}
            onMove={setAt}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
