import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import styles from '../print/print.css?url'
import { useProtocolTexts } from '../texts.ts'
import { ListHead } from './list-head.tsx'
import { ProtocolList, WaitingCards } from './protocol-list.tsx'

export const handle = { frame: 'account' }

export default function ProtocolsPage() {
  const { t } = useTranslation('protocols')
  useProtocolTexts()
  return (
    <AccountShell
      title={t('list.title')}
      types={practitionerTypes}
      heading={<link rel="stylesheet" href={styles} precedence="default" />}
      waiting={<Waiting />}
    >
      <div className="@container/protocols" data-paper>
        <ProtocolList />
      </div>
    </AccountShell>
  )
}

function Waiting() {
  return (
    <div className="@container/protocols" data-paper>
      <ListHead />
      <div>
        <span className="skeleton h-11 w-90 max-w-full" />
        <span className="skeleton h-11 w-66 max-w-full" />
      </div>
      <WaitingCards />
    </div>
  )
}
