import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RenewalBoard, WaitingBoard } from './renewal-board.tsx'

export const handle = { frame: 'account' }

/** What a practitioner's clients should order again. */
export default function RenewalsPage() {
  const { t } = useTranslation('renewals')
  return (
    <AccountShell
      title={t('title')}
      types={practitionerTypes}
      // Its title stands beside the search.
      heading={false}
      waiting={
        <>
          <PageTitle>{t('title')}</PageTitle>
          <WaitingBoard />
        </>
      }
    >
      <RenewalBoard />
    </AccountShell>
  )
}
