import type { Renewal } from '#contract/renewals.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../platform/thumb.tsx'

/** The first products that a renewal is about. */
export function RenewalThumbs({
  products,
  className = '',
}: Pick<Renewal, 'products'> & { className?: string }) {
  const { language } = useTranslation('renewals')
  return (
    <ul className={`flex gap-1.25 ${className}`}>
      {products.map((product) => (
        <li key={product.product_variant_id}>
          <Thumb product={product} width={46} height={50} />
          <span
            className="visually-hidden"
            lang={product.language === language ? undefined : product.language}
          >
            {product.name}
          </span>
        </li>
      ))}
    </ul>
  )
}
