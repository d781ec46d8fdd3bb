import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'
import type { ShownLine } from './shown-lines.ts'

type LinePictureProps = { line: ShownLine; width: number; height: number }

/** A small pack on its pale ground, beside its name: it says nothing itself. */
export function LinePicture({ line: { item, product }, width, height }: LinePictureProps) {
  const { t } = useTranslation('shop')
  const pictures = item?.product.assets[0]?.thumbnails
  const range = item?.product.range ?? product?.range
  const src = pictures?.thumbnail_125 ?? product?.picture
  return (
    <span className={`cart-picture plate-${range}`} style={{ width, height }}>
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
          decoding="async"
        />
      )}
    </span>
  )
}
