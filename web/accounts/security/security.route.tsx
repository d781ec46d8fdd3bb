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
  // They are shown once, so they live as long as this page.
  const [newCodes, setNewCodes] = useState<readonly string[]>()
  const aside = newCodes ? 'no-print' : ''
  return (
    <>
      {user?.second_factor_needed && <SecondFactorNeeded />}
      <div className="account-columns">
        <div className={`account-stack ${aside}`}>
          <SessionsCard />
          <PasswordCard />
          <EmailCard />
        </div>
        <div className="account-stack">
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
    <div className="account-notice mt-5">
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
    <div className="account-columns">
      <div className="account-stack">
        <WaitingCard height="h-35" />
        <WaitingCard height="h-142 md:h-108.5" />
        <WaitingCard height="h-25 md:h-27" />
      </div>
      <div className="account-stack">
        <WaitingCard height="h-117 md:h-119" />
        <WaitingCard height="h-77 md:h-79" />
      </div>
    </div>
  )
}
