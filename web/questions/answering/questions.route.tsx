import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { OpenQuestionList } from './open-question-list.tsx'

export const handle = { frame: 'account' }

/** Questions about products that a certified practitioner can answer in public. */
export default function QuestionsRoute() {
  const { t } = useTranslation('questions')
  return (
    <AccountShell
      title={t('answering.title')}
      types={practitionerTypes}
      waiting={<WaitingCard height="h-96" />}
    >
      <Questions />
    </AccountShell>
  )
}

function Questions() {
  const { t } = useTranslation('questions')
  const { user } = useSession()
  if (user?.user_type_id !== userTypes.certifiedPractitioner)
    return <p className="text-ink-2">{t('answering.certified-only')}</p>
  return (
    <>
      <p className="mb-4 max-w-[64ch] text-ink-2">{t('answering.text')}</p>
      <OpenQuestionList />
    </>
  )
}
