import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { EraseCard } from './erase-card.tsx'
import { ExportCard } from './export-card.tsx'

export const handle = { frame: 'account' }

export default function MyData() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('data.title')} tabs waiting={<Waiting />}>
      <div className="account-stack account-form">
        <ExportCard />
        <EraseCard />
      </div>
    </AccountShell>
  )
}

function Waiting() {
  return (
    <div className="account-stack account-form">
      <WaitingCard height="h-51 md:h-47" />
      <WaitingCard height="h-92 md:h-70" />
    </div>
  )
}
