import type { ComponentProps } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'
import type { Card } from './cards.ts'

type CardPictureProps = Pick<
  ComponentProps<typeof Image>,
  'className' | 'decoding' | 'fetchPriority' | 'loading'
> & { picture: NonNullable<Card['picture']>; sizes: string }

/** Next to the product name it adds nothing new, hence no alternative text. */
export function CardPicture({ picture, sizes, ...rest }: CardPictureProps) {
  const { t } = useTranslation('products')
  return (
    <Image
      src={picture.small}
      srcSet={`${picture.small} 250w, ${picture.large} 500w`}
      sizes={sizes}
      width={250}
      height={260}
      alt=""
      failedAlt={t('shop:image-failed')}
      {...rest}
    />
  )
}
