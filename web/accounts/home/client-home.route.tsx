import { accountPaths } from '#contract/account-paths.ts'
import type { ClientProfile } from '#contract/accounts.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { countryName } from '#domain/country-name.ts'
import { LatestOrder } from '../../orders/latest-order.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData, useProfileProblem } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { LatestReceived } from '../../protocols/received/latest-received.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { halves, stack } from '../account/layout.ts'
import { Greeting } from './greeting.tsx'

export const handle = { frame: 'account' }

export default function ClientHome() {
  const { t } = useTranslation('account')
  return (
    <AccountShell
      title={t('home.title')}
      types={[userTypes.client]}
      heading={<Greeting />}
      waiting={<Waiting />}
    >
      <Cards />
    </AccountShell>
  )
}

function Cards() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const profile = useAccountData<ClientProfile>(accountPaths.clientProfile)
  const problem = useProfileProblem()
  return (
    <div className={stack}>
      <LatestReceived />
      <LatestOrder />
      <Card title={t('home.shop-title')}>
        <p className="mt-1.5 max-w-[60ch] text-ink-2">{t('home.shop-text')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ShopLink to="/products" className="btn btn-primary" prefetch="intent">
            {t('home.products')}
          </ShopLink>
          <ShopLink to="/health-goals" className="btn btn-plain" prefetch="intent">
            {t('home.health-goals')}
          </ShopLink>
        </div>
      </Card>
      <div className={halves}>
        <Loaded answer={profile} waiting={<WaitingCard height={halfHeight} />} problem={problem}>
          {(details) => (
            <Card title={t('home.details')}>
              <AddressLines profile={details} />
              <ShopLink to="/account/client/profile" className="btn btn-plain mt-4">
                {t('home.change-details')}
              </ShopLink>
            </Card>
          )}
        </Loaded>
        <Card title={t('security.title')}>
          <p className="mt-1.5 text-ink-2">
            {user?.second_factor ? t('home.factor-on') : t('home.factor-off')}
          </p>
          <ShopLink to="/account/security" className="btn btn-plain mt-4">
            {t('home.to-security')}
          </ShopLink>
        </Card>
      </div>
    </div>
  )
}

const halfHeight = 'h-51 md:h-53'

function Waiting() {
  return (
    <div className={stack}>
      <WaitingCard height="h-32" />
      <WaitingCard height="h-36" />
      <WaitingCard height="h-45 md:h-41" />
      <div className={halves}>
        <WaitingCard height={halfHeight} />
        <WaitingCard height={halfHeight} />
      </div>
    </div>
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
