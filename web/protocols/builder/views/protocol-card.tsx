import { useId, useState } from 'react'
import type { ListedProtocol } from '#contract/protocols.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../../platform/thumb.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { iconButton } from '../panel/panel.tsx'
import { Skeleton } from '../panel/skeleton.tsx'

const picturesShown = 5

type ProtocolCardProps = { protocol: ListedProtocol; isActive: boolean; onSelect(): void }

const cardStyle =
  'mt-2.5 rounded-card border border-line-2 px-3.5 pt-3.5 pb-3 data-active:border-bottle data-active:shadow-[inset_3px_0_0_var(--color-bottle)] max-lg:pb-3.5'
const pictureRow = 'mt-2.5 flex items-center gap-1.25 max-lg:mt-3 max-lg:gap-1.5 max-[360px]:gap-1'

export function ProtocolCard({ protocol, isActive, onSelect }: ProtocolCardProps) {
  const { t } = useTranslation('builder')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name, products, total_price, currency } = protocol
  const hidden = products.length - picturesShown
  return (
    <li className={cardStyle} data-active={isActive || undefined}>
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-[18px]/[23px] font-medium wrap-anywhere max-lg:text-[19px]/[24px]">{name}</h3>
          <p className="text-small text-ink-3">
            {t('count-and-total', {
              count: products.length,
              total: formatMoney(total_price, currency),
            })}
          </p>
        </div>
        {isActive ? (
          <Badge tone="good">{t('listing.active')}</Badge>
        ) : (
          <button
            type="button"
            className="btn btn-plain min-h-8.5 px-3.5 py-1 text-[14px] max-lg:min-h-11 max-lg:px-4 max-lg:text-[15px]"
            onClick={onSelect}
          >
            <span aria-hidden="true">{t('listing.select')}</span>
            <span className="visually-hidden">{t('listing.select-named', { name })}</span>
          </button>
        )}
      </div>
      {products.length > 0 && (
        <div className={pictureRow}>
          {products.slice(0, picturesShown).map((product) => (
            <Thumb
              key={product.product_variant_id}
              product={product}
              width={44}
              height={48}
              className="max-[360px]:max-h-9 max-[360px]:max-w-[33px] lg:max-h-11 lg:max-w-10"
            />
          ))}
          {hidden > 0 && (
            <span className="w-8.5 text-center text-[12px] font-bold text-ink-2 max-lg:ml-1 max-lg:w-auto max-lg:text-[13px]">
              {t('more-products', { count: hidden })}
            </span>
          )}
          <button
            type="button"
            className={`ml-auto h-10 w-8 text-ink-3 max-lg:-mr-2.5 max-lg:size-11 ${iconButton}`}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('listing.products-of', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
          </button>
        </div>
      )}
      {isOpen && <ProductNames id={id} products={products} />}
    </li>
  )
}

/** The products of a protocol, with names and packs. */
export function ProductNames({ id, products }: { id?: string; products: ListedProtocol['products'] }) {
  const { t } = useTranslation('builder')
  return (
    <ul id={id} className="mt-2.5 border-t border-line pt-2 text-small">
      {products.map((product) => (
        <li key={product.product_variant_id} className="flex gap-2.5 py-0.75">
          <span className="min-w-4.5 flex-none text-ink-3">{t('packs', { packs: product.item_count })}</span>
          <span>{product.name}</span>
        </li>
      ))}
    </ul>
  )
}

export function ProtocolCardSkeletons() {
  return (
    <ul aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e'].map((card) => (
        <li key={card} className={cardStyle}>
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-2 h-3 w-1/3" />
          <div className={pictureRow}>
            {['a', 'b', 'c', 'd', 'e'].map((picture) => (
              <Skeleton key={picture} className="h-12 w-11" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
