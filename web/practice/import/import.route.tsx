import { isUncertified, practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BackToClients } from '../back-to-clients.tsx'
import { InvitingLocked } from '../inviting-locked.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportPanel } from './import-panel.tsx'

export const handle = { frame: 'account' }

/** A practitioner adds many clients from a file. */
export default function ImportPage() {
  const { t } = useTranslation('client-import')
  return (
    <AccountShell
      title={t('title')}
      types={practitionerTypes}
      heading={
        <>
          <BackToClients />
          <PageTitle>{t('title')}</PageTitle>
          <p className="mt-1 mb-5 max-w-[70ch] text-ink-2">{t('lead')}</p>
        </>
      }
      waiting={<WaitingCard height="h-120" />}
    >
      <Import />
    </AccountShell>
  )
}

function Import() {
  const { user } = useSession()
  if (isUncertified(user?.user_type_id)) return <InvitingLocked />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[1200px]:grid-cols-[minmax(0,1fr)_356px] min-[1200px]:gap-6">
      <ImportPanel />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <ColumnsCard />
        <EarlierImports />
      </div>
    </div>
  )
}
