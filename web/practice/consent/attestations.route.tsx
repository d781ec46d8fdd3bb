import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { formWidth, stack } from '../../accounts/account/layout.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BackToClients } from '../back-to-clients.tsx'
import { AttestationList } from './attestation-list.tsx'

export const handle = { frame: 'account' }

/** Where a practitioner states that clients from before such statements agreed. */
export default function AttestationsPage() {
  const { t } = useTranslation('consent')
  const cards = `${stack} ${formWidth}`
  const waiting = (
    <div className={cards}>
      <WaitingCard height="h-120" />
    </div>
  )
  return (
    <AccountShell
      title={t('attest.title')}
      types={practitionerTypes}
      heading={
        <>
          <BackToClients />
          <PageTitle>{t('attest.title')}</PageTitle>
        </>
      }
      waiting={waiting}
    >
      <AttestationList className={cards} waiting={waiting} />
    </AccountShell>
  )
}
