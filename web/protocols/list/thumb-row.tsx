import type { ListedProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../platform/thumb.tsx'

const shown = 5

type ThumbRowProps = {
  products: readonly Pick<ListedProtocolProduct, 'product_variant_id' | 'name' | 'assets' | 'range'>[]
  width: number
  height: number
}

/** The first packs of a protocol, and how many there are besides. */
export function ThumbRow({ products, width, height }: ThumbRowProps) {
  const { t } = useTranslation('protocols')
  const more = products.length - shown
  return (
    <div className="thumb-row" style={{ minHeight: height }}>
      {products.slice(0, shown).map((product) => (
        <Thumb key={product.product_variant_id} product={product} width={width} height={height} />
      ))}
      {products.length === 0 && <span className="font-normal">{t('card.no-products')}</span>}
      {more > 0 && (
        <span>
          <span aria-hidden="true">{t('card.more', { count: more })}</span>
          <span className="visually-hidden">{t('card.more-spoken', { count: more })}</span>
        </span>
      )}
    </div>
  )
}
