import type { ListedProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../platform/thumb.tsx'

const shown = 5

/** Also the layout of its placeholder. */
export const thumbRow = 'flex items-center gap-1.5 text-small font-bold text-ink-2'

type ThumbRowProps = {
  products: readonly Pick<ListedProtocolProduct, 'product_variant_id' | 'name' | 'assets' | 'range'>[]
  width: number
  height: number
  /** Spacing around the row. */
  className?: string
}

/** The first packs of a protocol, and the number of others. */
export function ThumbRow({ products, width, height, className = '' }: ThumbRowProps) {
  const { t } = useTranslation('protocols')
  const more = products.length - shown
  return (
    <div className={`${thumbRow} ${className}`} style={{ minHeight: height }}>
      {products.slice(0, shown).map((product) => (
        <Thumb
          key={product.product_variant_id}
          product={product}
          width={width}
          height={height}
          className="flex-initial"
        />
      ))}
      {products.length === 0 && <span className="ml-0.5 font-normal">{t('card.no-products')}</span>}
      {more > 0 && (
        <span className="ml-0.5">
          <span aria-hidden="true">{t('card.more', { count: more })}</span>
          <span className="visually-hidden">{t('card.more-spoken', { count: more })}</span>
        </span>
      )}
    </div>
  )
}
