import type { ClientProfile } from '#contract/accounts.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Name and address as the country writes them. */
export function AddressLines({ profile }: { profile: ClientProfile }) {
  const { t, language } = useTranslation('account')
  const lines = addressLines(profile.country, profile)
  const country = profile.country && countryName(profile.country, language)
  return (
    <address className="mt-1.5 break-words text-ink-2 not-italic">
      {personName(profile)}
      <br />
      {lines.length > 0 ? lines.join(', ') : t('home.no-address')}
      {country && (
        <>
          <br />
          {country}
        </>
      )}
    </address>
  )
}
