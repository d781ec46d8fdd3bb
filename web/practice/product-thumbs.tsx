import type { ClientShare } from '#contract/practice.ts'
import { otherLang } from '#domain/languages.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { Thumb } from '../platform/thumb.tsx'

type ProductThumbsProps = {
  products: ClientShare['products']
  width: number
  height: number
  className?: string
}

/** The first products that a renewal or a shared protocol is about. */
export function ProductThumbs({ products, width, height, className = '' }: ProductThumbsProps) {
  const { language } = useTranslation('shop')
  return (
    <ul className={`flex ${className}`}>
      {products.map((product) => (
        <li key={product.product_variant_id}>
          <Thumb product={product} width={width} height={height} />
          <span className="visually-hidden" lang={otherLang(product.language, language)}>
            {product.name}
          </span>
        </li>
      ))}
    </ul>
  )
}
