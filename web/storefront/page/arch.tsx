import { storeImagePath, storeImageWidths } from '#contract/media.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'

type ArchProps = {
  /** What it shows of the page’s content, such as `header.image`. */
  place: string
  image: string | null
  /** Drawn if there is no picture. */
  plant: keyof typeof plants
  variant: keyof typeof variants
  /** The `sizes` attribute of the picture. */
  sizes: string
  className: string
  isFirst?: boolean
}

const plants = {
  chamomile: '[--plant:url(/plants/chamomile.svg)]',
  rosehip: '[--plant:url(/plants/rosehip.svg)]',
  lavender: '[--plant:url(/plants/lavender.svg)]',
  olive: '[--plant:url(/plants/olive.svg)]',
} as const

const variants = {
  strong: { ground: 'bg-(--store-accent)', plant: 'bg-(--store-drawing)' },
  soft: {
    ground: 'bg-(--store-shade)',
    plant: 'bg-(--store-shade-drawing)',
  },
} as const

/** A picture whose top is round. */
export function Arch({ place, image, plant, variant, sizes, className, isFirst = false }: ArchProps) {
  return (
    <div
      data-picture={place}
      className={`overflow-hidden rounded-t-full rounded-b-control ${variants[variant].ground} ${className}`}
    >
      {image ? (
        <StorePicture image={image} sizes={sizes} isFirst={isFirst} />
      ) : (
        <span
          aria-hidden="true"
          className={`plant mx-auto mt-[9%] h-[95%] w-full ${plants[plant]} ${variants[variant].plant}`}
        />
      )}
    </div>
  )
}

type StorePictureProps = { image: string; sizes: string; isFirst?: boolean }

/** An uploaded picture, which fills its frame. It illustrates the text beside it. */
export function StorePicture({ image, sizes, isFirst = false }: StorePictureProps) {
  const { t } = useTranslation('shop')
  return (
    <Image
      src={storeImagePath(image, 800)}
      srcSet={storeImageWidths.map((width) => `${storeImagePath(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      className="size-full object-cover"
      alt=""
      failedAlt={t('image-failed')}
      decoding="async"
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}
