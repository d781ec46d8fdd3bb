import { useId, useState } from 'react'
import type { ListedProtocol } from '#contract/protocols.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../../platform/thumb.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'

const picturesShown = 5

type ProtocolCardProps = { protocol: ListedProtocol; isActive: boolean; onSelect(): void }

export function ProtocolCard({ protocol, isActive, onSelect }: ProtocolCardProps) {
  const { t } = useTranslation('builder')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name, products, total_price, currency } = protocol
  const hidden = products.length - picturesShown
  return (
    <li className="protocol-card" data-active={isActive || undefined}>
      <div className="protocol-card-head">
        <div className="min-w-0 flex-1">
          <h3>{name}</h3>
          <p>
            {t('count-and-total', {
              count: products.length,
              total: formatMoney(total_price, currency),
            })}
          </p>
        </div>
        {isActive ? (
          <Badge tone="good">{t('listing.active')}</Badge>
        ) : (
          <button type="button" className="btn btn-plain" onClick={onSelect}>
            <span aria-hidden="true">{t('listing.select')}</span>
            <span className="visually-hidden">{t('listing.select-named', { name })}</span>
          </button>
        )}
      </div>
      {products.length > 0 && (
        <div className="protocol-card-pictures">
          {products.slice(0, picturesShown).map((product) => (
            <Thumb key={product.product_variant_id} product={product} width={44} height={48} />
          ))}
          {hidden > 0 && <span className="protocol-card-more">{t('more-products', { count: hidden })}</span>}
          <button
            type="button"
            className="panel-button"
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

/** What is in a protocol, by name and packs. */
export function ProductNames({ id, products }: { id?: string; products: ListedProtocol['products'] }) {
  const { t } = useTranslation('builder')
  return (
    <ul id={id} className="product-names">
      {products.map((product) => (
        <li key={product.product_variant_id}>
          <span>{t('packs', { packs: product.item_count })}</span>
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
        <li key={card} className="protocol-card">
          <span className="bone h-4 w-3/5" />
          <span className="bone mt-2 h-3 w-1/3" />
          <div className="protocol-card-pictures">
            {['a', 'b', 'c', 'd', 'e'].map((picture) => (
              <span key={picture} className="bone h-12 w-11" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
