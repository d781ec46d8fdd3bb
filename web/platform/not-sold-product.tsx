import type { NotSoldHere } from '#contract/restrictions.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { ShopLink } from './links.tsx'

/** Why a product is not sold in a country, and what is sold there instead. */
export function NotSoldProduct({ notSold }: { notSold: NotSoldHere }) {
  return (
    <>
      <span className="block">{notSold.reason}</span>
      <SoldInstead alternatives={notSold.alternatives} />
    </>
  )
}

/** Similar products that are sold in the country. */
export function SoldInstead({ alternatives }: Pick<NotSoldHere, 'alternatives'>) {
  const { t } = useTranslation('shop')
  if (alternatives.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3">
      {t('restricted.instead')}
      {alternatives.map(({ slug, name, product_variant_id: variantId }) => (
        <ShopLink key={variantId} to={`/products/${slug}?variant=${variantId}`} className="link">
          {name}
        </ShopLink>
      ))}
    </span>
  )
}
