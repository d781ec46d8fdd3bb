import type { ClientProfile } from '#contract/accounts.ts'
import { addressForm } from '#domain/accounts/addresses.ts'
import { countryName } from '../../platform/country-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

/** Name and address as the country writes them. */
export function AddressLines({ profile }: { profile: ClientProfile }) {
  const { t, language } = useTranslation('account')
  const { fields } = addressForm(profile.country)
  const place = fields.filter(({ field }) => field !== 'street').map(({ field }) => profile[field])
  const beginsWithStreet = fields[0]?.field === 'street'
  const town = place.filter(Boolean).join(' ')
  const lines = (beginsWithStreet ? [profile.street, town] : [town, profile.street]).filter(Boolean)
  const country = profile.country && countryName(profile.country, language)
  return (
    <address className="mt-1.5 break-words text-ink-2 not-italic">
      {profile.first_name} {profile.last_name}
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
