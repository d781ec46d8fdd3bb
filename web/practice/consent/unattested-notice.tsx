import type { Attestations } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Icon } from '../../ui/icon.tsx'

/** Whether the place it needs is known. */
export function useIsUnattestedNoticeKnown(): boolean {
  const { data, error } = useAccountData<Attestations>(consentPaths.attestations)
  return data !== undefined || error !== undefined
}

/** Above the list of clients, as long as the practitioner has not stated of all that they agreed. */
export function UnattestedNotice() {
  const { t, language } = useTranslation('consent')
  const { data } = useAccountData<Attestations>(consentPaths.attestations)
  if (!data || data.total_results === 0) return null
  const count = data.total_results
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-soft px-4 py-3">
      <p className="flex min-w-0 flex-1 items-center gap-2.5 text-amber">
        <Icon name="info" size={18} />
        {t('attest.notice', { count, formatted: formatNumber(count, language) })}
      </p>
      <ShopLink to="/account/practitioner/clients/consent" className="link">
        {t('attest.notice-link')}
      </ShopLink>
    </div>
  )
}
