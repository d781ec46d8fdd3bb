import type { ReactNode } from 'react'
import type { Range } from '#domain/catalogue/pack-design.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import { Image } from '../../ui/image.tsx'
import type { Card } from './cards.ts'

type PlateProps = {
  picture: Card['picture']
  range: Range
  /** The `sizes` attribute of the picture. */
  sizes: string
  /** `first`: the page's main picture; `early`: visible without scrolling. */
  loading?: 'first' | 'early' | 'late' | undefined
  /** Its size if it does not fill the available width. */
  shape?: string
  /** The product is unavailable. */
  isFaint?: boolean | undefined
  children?: ReactNode
}

/** A pack on its pale background. Next to the product name it adds nothing new, hence no alternative text. */
export function Plate({
  picture,
  range,
  sizes,
  loading = 'late',
  shape = 'aspect-[1/1.04] rounded-control',
  isFaint = false,
  children,
}: PlateProps) {
  const { t } = useTranslation('products')
  return (
    <div data-plate className={`relative overflow-hidden ${shape} ${packPlate(range)}`}>
      {children}
      {picture && (
        <Image
          src={picture.small}
          srcSet={`${picture.small} 250w, ${picture.large} 500w`}
          sizes={sizes}
          width={250}
          height={260}
          className={`relative size-full object-cover ${isFaint ? 'opacity-55' : ''}`}
          alt=""
          failedAlt={t('shop:image-failed')}
          decoding="async"
          loading={loading === 'late' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
      )}
    </div>
  )
}
