import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { accountHome } from './account-entries.ts'
import { AccountShell } from './account-shell.tsx'
import { stack } from './layout.ts'

export const handle = { frame: 'account' }

/** Redirects each user to the first page of their account. */
export default function Account() {
  const { t, language } = useTranslation('account')
  const { user } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (user) void navigate(languagePath(language, accountHome(user)), { replace: true })
  }, [user, language, navigate])
  const waiting = (
    <div className={stack}>
      <WaitingCard height="h-52" />
      <WaitingCard height="h-40" />
    </div>
  )
  return (
    <AccountShell title={t('title')} waiting={waiting}>
      {waiting}
    </AccountShell>
  )
}
