import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Image } from '../../ui/image.tsx'
import { productLayout } from '../product-layout.ts'
import type { OpenedCard } from './opened-card.ts'

/** The picture of a card, in the file that the card has loaded, as large as the product page shows it. */
export function CardPicture({ card: { picture }, sizes }: Pick<OpenedCard, 'card' | 'sizes'>) {
  const { t } = useTranslation('products')
  return (
    picture && (
      <Image
        src={picture.small}
        srcSet={`${picture.small} 250w, ${picture.large} 500w`}
        sizes={sizes}
        width={600}
        height={624}
        className={`absolute inset-0 ${productLayout.picture}`}
        alt=""
        failedAlt={t('shop:image-failed')}
      />
    )
  )
}
