import type { ReactNode } from 'react'
import type { Range } from '#domain/catalogue/pack-design.ts'
import { packPlate } from '../../platform/pack-ground.ts'
import { CardPicture } from './card-picture.tsx'
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

/** A pack on its pale background. */
export function Plate({
  picture,
  range,
  sizes,
  loading = 'late',
  shape = 'aspect-[1/1.04] rounded-control',
  isFaint = false,
  children,
}: PlateProps) {
  return (
    <div data-plate className={`relative overflow-hidden ${shape} ${packPlate(range)}`}>
      {children}
      {picture && (
        <CardPicture
          picture={picture}
          sizes={sizes}
          className={`relative size-full object-cover ${isFaint ? 'opacity-55' : ''}`}
          decoding="async"
          loading={loading === 'late' ? 'lazy' : undefined}
          fetchPriority={loading === 'first' ? 'high' : undefined}
        />
      )}
    </div>
  )
}
