import type { ClientProfile } from '#contract/accounts.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Card } from '../../ui/card.tsx'

export function DetailsCard({ profile }: { profile: ClientProfile }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('home.details')}>
      <AddressLines profile={profile} />
      <ShopLink to="/account/client/profile" className="btn btn-plain mt-4">
        {t('home.change-details')}
      </ShopLink>
    </Card>
  )
}

export function SecurityCard() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  return (
    <Card title={t('security.title')}>
      <p className="mt-1.5 text-ink-2">{user?.second_factor ? t('home.factor-on') : t('home.factor-off')}</p>
      <ShopLink to="/account/security" className="btn btn-plain mt-4">
        {t('home.to-security')}
      </ShopLink>
    </Card>
  )
}

/** Name and address in the format of the country. */
function AddressLines({ profile }: { profile: ClientProfile }) {
  const { t, language } = useTranslation('account')
  const lines = addressLines(profile.country, profile)
  const country = profile.country && countryName(profile.country, language)
  return (
    <address className="mt-1.5 break-words text-ink-2 not-italic">
      {personName(profile)}
      <br />
      {lines.length > 0 ? commaList(lines, language) : t('home.no-address')}
      {country && (
        <>
          <br />
          {country}
        </>
      )}
    </address>
  )
}
