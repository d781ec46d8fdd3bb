import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { FilterLinks } from '../../platform/filter-links.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../platform/leave-warning.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { questionsPath, readQuestionsView, textStates } from '../questions-view.ts'
import { OpenQuestionList, type UnsentAnswers } from './open-question-list.tsx'
import { PublishedAnswers } from './published-answers.tsx'

export const handle = { frame: 'account' }

/** Questions about products that a certified practitioner can answer in public, and the answers they published. */
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
    return (
      <>
        <p className="mb-4 text-ink-2">{t('answering.certified-only')}</p>
        <PublishedAnswers isOptional />
      </>
    )
  return (
    <>
      <p className="mb-4 max-w-[64ch] text-ink-2">{t('answering.text')}</p>
      <Lists />
    </>
  )
}

function Lists() {
  const { t } = useTranslation('questions')
  const [search] = useSearchParams()
  const { state } = readQuestionsView(search)
  // What is written stays when another page of questions or the other list is opened.
  const [unsent, setUnsent] = useState<UnsentAnswers>({})
  return (
    <>
      <LeaveWarning active={Object.values(unsent).some((text) => text.trim() !== '')} />
      <FilterLinks
        label={t('admin.lists')}
        filters={textStates}
        current={state}
        addressOf={(other) => questionsPath('practitioner', { state: other, page: 1 })}
        nameOf={(other) => t(other === 'waiting' ? 'answering.unanswered' : 'admin.published')}
        counts={{}}
        className="mb-4"
      />
      {state === 'published' ? (
        <PublishedAnswers />
      ) : (
        <OpenQuestionList
          unsent={unsent}
          onWrite={(questionId, text) => setUnsent((now) => ({ ...now, [questionId]: text }))}
        />
      )}
    </>
  )
}
