import type { ReactNode } from 'react'
import type { BasketProduct } from '#contract/baskets.ts'
import { otherLang } from '#domain/languages.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Thumb } from '../platform/thumb.tsx'
import { packsText } from './basket-words.ts'

type ProductTextProps = {
  product: BasketProduct
  /** Packs, in words below the name. */
  quantity: number
  /** What else is to be said about it. */
  children?: ReactNode
}

/** Picture and name of a product in a basket. */
export function ProductText({ product, quantity, children }: ProductTextProps) {
  const words = useTranslation('baskets')
  useTranslation('products')
  const { name, slug, brand, language, product_variant_id: id } = product
  return (
    <>
      <Thumb product={product} width={52} height={57} />
      <div className="min-w-0 flex-1 basis-40 text-small text-ink-2">
        <p className="text-micro">{brand.name}</p>
        <p
          className="text-[15px]/5 font-semibold text-ink wrap-anywhere"
          lang={otherLang(language, words.language)}
        >
          {slug === null ? (
            name
          ) : (
            <ShopLink
              to={`/products/${slug}?variant=${id}`}
              className="hover:underline hover:underline-offset-3"
            >
              {name}
            </ShopLink>
          )}
        </p>
        <div>
          {packsText(words, product, quantity)}
          {children}
        </div>
      </div>
    </>
  )
}
