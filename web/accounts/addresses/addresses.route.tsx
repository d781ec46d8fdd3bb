import type { AddressBook, DeliveryCountries } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { usePublicData } from '../../platform/public-data.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { AddressCards } from './address-cards.tsx'

export const handle = { frame: 'account' }

export default function Addresses() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('addresses.title')} waiting={<Waiting />}>
      <p className="max-w-[60ch] text-ink-2">{t('addresses.lead')}</p>
      <Book />
    </AccountShell>
  )
}

function Book() {
  const book = useAccountData<AddressBook>(checkoutPaths.addresses)
  const countries = usePublicData<DeliveryCountries>(checkoutPaths.countries)
  return (
    <Loaded answer={book} waiting={<Waiting />}>
      {({ data }) => (
        <Loaded answer={countries} waiting={<Waiting />}>
          {({ data: delivered }) => <AddressCards addresses={data} countries={delivered} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className="account-halves mt-5">
      <WaitingCard height="h-44" />
      <WaitingCard height="h-44" />
    </div>
  )
}
