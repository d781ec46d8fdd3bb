import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type Restriction, useNotSoldText } from '../../platform/restrictions.ts'
import { Icon } from '../../ui/icon.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'

type NotSoldProps = { productId: number; restriction: Restriction }

/** Why a product may not be sold in the visitor's country, in place of what its page says of delivery. */
export default function NotSold({ productId, restriction }: NotSoldProps): ReactNode {
  const { t } = useTranslation('shop')
  const title = useNotSoldText(productId)
  const { reason, source } = restriction
  return (
    <div
      role="status"
      data-testid="not-sold"
      className="col-start-1 row-start-1 mt-4.5 flex gap-3 self-start rounded-card bg-amber-soft px-4 py-3.5 print:hidden"
    >
      <Utilities of="shopping" />
      <span className="text-amber">
        <Icon name="warning" size={21} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold text-amber">{title}</p>
        <p className="mt-0.5 text-label">{reason}</p>
        {source && <p className="mt-1 text-small text-ink-2">{t('restricted.source', { source })}</p>}
      </div>
    </div>
  )
}
