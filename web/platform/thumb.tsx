import type { CartProduct } from '#contract/cart.ts'
import type { ListedProtocolProduct } from '#contract/protocols.ts'
import { Image } from '../ui/image.tsx'
import styles from '../ui/thumb.css?url'
import { useTranslation } from './i18n/translation-context.tsx'

type ThumbProps = {
  product: Partial<Pick<CartProduct | ListedProtocolProduct, 'assets' | 'range'>>
  /** For products that only the page knows so far. */
  picture?: string | undefined
  width: number
  height: number
  className?: string
}

/** A small pack on its pale background, next to its name or instead of it: it needs no alternative text. */
export function Thumb({ product, picture, width, height, className = '' }: ThumbProps) {
  const { t } = useTranslation('shop')
  const pictures = product.assets?.[0]?.thumbnails
  const src = pictures?.thumbnail_125 ?? picture
  return (
    <span className={`thumb plate-${product.range} ${className}`} style={{ width, height }}>
      <link rel="stylesheet" href={styles} precedence="default" />
      {src && (
        <Image
          src={src}
          srcSet={
            pictures &&
            `${pictures.thumbnail_75} 75w, ${pictures.thumbnail_125} 125w, ${pictures.thumbnail_250} 250w`
          }
          sizes={`${width}px`}
          width={width}
          height={height}
          alt=""
          failedAlt={t('image-failed')}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
