import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import type { ProductPage } from './product-page.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

type GalleryProps = {
  product: Pick<ProductPage, 'name' | 'brand' | 'pictures' | 'range' | 'isNew' | 'price' | 'lang'>
}

/** The pack, its label and its dose. Without JavaScript each thumbnail opens its picture. */
export function Gallery({ product }: GalleryProps) {
  const { t } = useTranslation('products')
  const { pictures, range } = product
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const picture = pictures[at]
  const nameOf = (view: ProductPage['pictures'][number]['view']) =>
    t('product.picture', { brand: product.brand.name, name: product.name, view: t(`product.view.${view}`) })
  return (
    <div className="gallery">
      <div className={`plate plate-${range} gallery-plate`}>
        <div className="card-flags">
          {product.price.percent && (
            <span className="badge badge-sale" aria-hidden="true">
              {t('card.reduction', { percent: product.price.percent })}
            </span>
          )}
          {product.isNew && <span className="badge badge-new">{t('card.new')}</span>}
        </div>
        <span className="plant gallery-plant" aria-hidden="true" />
        {picture && (
          <>
            <Image
              src={picture.medium}
              srcSet={`${picture.medium} 500w, ${picture.large} 1000w`}
              sizes="(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw"
              width={600}
              height={624}
              alt={nameOf(picture.view)}
              failedAlt={t('shop:image-failed')}
              lang={product.lang}
              fetchPriority="high"
            />
            <button
              type="button"
              className="icon-btn needs-script no-print absolute right-2.5 bottom-2.5 bg-surface"
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
        <ul className="gallery-thumbs no-print" aria-label={t('product.pictures')}>
          {pictures.map(({ view, thumb, large }, index) => (
            <li key={view}>
              <a
                href={large}
                className="gallery-thumb"
                aria-label={t(`product.view.${view}`)}
                aria-current={index === at ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setAt(index)
                }}
              >
                <span className={`plate plate-${range}`}>
                  <img src={thumb} width={72} height={78} alt="" decoding="async" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <Zoom
            pictures={pictures.map(({ view, large }) => ({ src: large, alt: nameOf(view) }))}
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
