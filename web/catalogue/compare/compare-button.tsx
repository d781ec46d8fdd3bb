import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { requestAction, useStoredItems } from '../../platform/buying.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'

type CompareButtonProps = { product: ProductInSlot; className: string; hasText?: boolean }

/** Adds a product to those to compare, or takes it out again. */
export function CompareButton({ product, className, hasText = false }: CompareButtonProps) {
  const { t } = useTranslation('shop')
  const isChosen = useStoredItems(({ compared }) => compared.has(product.id))
  return (
    <button
      type="button"
      className={className}
      aria-label={hasText ? undefined : t('compare', { name: brandAndName(product) })}
      aria-pressed={hasText ? undefined : isChosen}
      onClick={() => requestAction({ kind: 'compare', product })}
    >
      <Icon name="compare" size={20} />
      {hasText && t(isChosen ? 'compare-chosen' : 'compare-short')}
    </button>
  )
}
