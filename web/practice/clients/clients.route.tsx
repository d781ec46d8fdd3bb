import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ClientList, WaitingClients } from './client-list.tsx'

export const handle = { frame: 'account' }

/** A practitioner's clients. */
export default function ClientsPage() {
  const { t } = useTranslation('clients')
  useTranslation('renewals')
  useTranslation('products')
  return (
    <AccountShell
      title={t('title')}
      types={practitionerTypes}
      // Its title stands beside the counts and buttons of the list.
      heading={false}
      waiting={
        <>
          <PageTitle>{t('title')}</PageTitle>
          <WaitingClients />
        </>
      }
    >
      <ClientList />
    </AccountShell>
  )
}
