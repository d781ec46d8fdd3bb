import type { SharingPractitioner } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'

type ClosedProps = {
  state?: 'withdrawn' | 'expired'
  practitioner?: SharingPractitioner
}

/** Says kindly why there is nothing to order here any more. */
export function Closed({ state, practitioner }: ClosedProps) {
  const { t } = useTranslation('baskets')
  const name = practitioner ? personName(practitioner) : ''
  return (
    <div className="py-12">
      <span className="plant [--plant:url(/plants/lavender.svg)] mb-6 h-28 w-20" aria-hidden="true" />
      <h1 className="text-h1-narrow md:text-h1">{t('shared.closed-title')}</h1>
      <p className="mt-3 max-w-[52ch] text-ink-2">
        {state ? t(`shared.${state}`, { name }) : t('shared.unknown')}
      </p>
      <ShopLink to="/products" className="btn btn-primary mt-8">
        {t('shared.to-products')}
      </ShopLink>
    </div>
  )
}
