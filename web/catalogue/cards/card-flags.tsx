import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Card } from './cards.ts'

type CardFlagsProps = {
  percent: number | undefined
  isNew: Card['isNew'] | undefined
  className?: string
}

/** Badges over the picture: the reduction, and whether the product is new. */
export function CardFlags({ percent, isNew, className = '' }: CardFlagsProps) {
  const { t } = useTranslation('products')
  return (
    <div className={`absolute top-2.5 left-2.5 z-1 flex flex-col items-start gap-1.25 ${className}`}>
      {percent && (
        <span className="badge bg-madder text-on-madder" aria-hidden="true">
          {t('card.reduction', { percent })}
        </span>
      )}
      {isNew && <span className="badge bg-verbena text-on-verbena">{t('card.new')}</span>}
    </div>
  )
}
