import type { ProtocolProduct } from '#contract/protocols.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Whose it is, and how much is in the pack where there is only one size of it. */
export function LineMaker({ product }: { product: ProtocolProduct }) {
  const { t, language } = useTranslation('products')
  const { brand, variants } = product
  const [variant] = variants
  const content = variants.length === 1 && variant?.content
  const size =
    content &&
    t(`content.${content.unit}`, {
      count: content.amount,
      formatted: formatNumber(content.amount, language),
    })
  return <p className="line-maker">{size ? `${brand.name}, ${size}` : brand.name}</p>
}
