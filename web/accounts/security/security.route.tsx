import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

const columns = 'mt-5 grid grid-cols-1 items-start gap-x-6 gap-y-5 2xl:grid-cols-[minmax(0,1fr)_420px]'
const column = 'grid grid-cols-1 content-start gap-5'

export const handle = { frame: 'account' }

export default function Security() {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('security.title')} tabs waiting={<Waiting />}>
      <Cards />
    </AccountShell>
  )
}

function Cards() {
  const { user } = useSession()
  // The codes are shown once, so they are kept as long as this page.
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const aside = newCodes ? 'no-print' : ''
  return (
    <>
      {user?.second_factor_needed && <SecondFactorNeeded />}
      <div className={columns}>
        <div className={`${column} ${aside}`}>
          <SessionsCard />
          <PasswordCard />
          <EmailCard />
        </div>
        <div className={column}>
          <SecondFactorCard className={aside} onCodes={setNewCodes} />
          <RecoveryCodesCard newCodes={newCodes} onCodes={setNewCodes} />
        </div>
      </div>
    </>
  )
}

function SecondFactorNeeded() {
  const { t } = useTranslation('account')
  return (
    <div className="mt-5 flex gap-3 rounded-control border-l-4 border-amber bg-amber-soft px-4 py-3.5 text-amber">
      <Icon name="warning" />
      <p>
        <b className="block font-semibold">{t('security.needed-title')}</b>
        {t('security.needed-text')}
      </p>
    </div>
  )
}

function Waiting() {
  return (
    <div className={columns}>
      <div className={column}>
        <WaitingCard height="h-35" />
        <WaitingCard height="h-142 md:h-108.5" />
        <WaitingCard height="h-25 md:h-27" />
      </div>
      <div className={column}>
        <WaitingCard height="h-47 md:h-49" />
        <WaitingCard height="h-77 md:h-79" />
      </div>
    </div>
  )
}
