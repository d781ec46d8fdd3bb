import type { ProtocolProduct, ProtocolVariant } from '#contract/protocols.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editProtocol } from '../edits/protocol-store.ts'

type PackSizeProps = { protocolId: number; product: ProtocolProduct; currency: Currency }

/** Which pack it is, where there are several. */
export function PackSize({ protocolId, product, currency }: PackSizeProps) {
  const { t, language } = useTranslation('builder')
  useTranslation('products')
  const { product_variant_id: variantId, variants } = product
  if (variants.length < 2 || !variants.some(({ id }) => id === variantId)) return null

  function inWords({ content, price }: ProtocolVariant) {
    const size = content
      ? t(`products:content.${content.unit}`, {
          count: content.amount,
          formatted: formatNumber(content.amount, language),
        })
      : t('lines.pack')
    return price === null ? size : t('lines.pack-and-price', { size, price: formatMoney(price, currency) })
  }

  return (
    <span className="line-pack">
      <select
        aria-label={t('lines.pack-of', { name: product.name })}
        value={variantId}
        onChange={(event) =>
          editProtocol(protocolId, { kind: 'exchange', variantId, by: Number(event.target.value) })
        }
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id}>
            {inWords(variant)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  )
}
