import { useState } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { shareWithClient } from '../share-with-client.ts'
import { changeRenewal, refreshRenewals } from './change-renewal.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { doneWords } from './renewal-words.ts'

type ActionProps = {
  renewal: Renewal
  /** In a row of the list rather than on a card. */
  isInRow?: boolean
}

/** What was done about a renewal, or the button for what to do. */
export function RenewalAction({ renewal, isInRow = false }: ActionProps) {
  const words = useTranslation('renewals')
  const { user } = useSession()
  const done = renewal.group === 'set_aside' ? doneWords(words, renewal, new Date()) : undefined
  if (done) return <Done renewal={renewal} text={done} isInRow={isInRow} />
  // Practitioners whose certificate is not approved may not write to anybody.
  const mayWrite = user?.user_type_id === userTypes.certifiedPractitioner
  if (!mayWrite || renewal.state === 'on_track') return null
  const isUnopened = renewal.state === 'never_bought' && renewal.opened_at === null
  const className = isInRow ? 'btn-dense' : 'mt-3 h-9 min-h-9 w-full'
  return isUnopened ? (
    <ShareAgain renewal={renewal} className={className} />
  ) : (
    <Write renewal={renewal} className={className} />
  )
}

function Done({ renewal, text, isInRow }: Required<ActionProps> & { text: string }) {
  const { t } = useTranslation('renewals')
  const { isBusy, problem, run } = useAction()
  const { id, contact } = renewal

  const undo = () =>
    run(async () => {
      await changeRenewal(id, contact ? { is_contacted: false } : { snoozed_until: null })
    })

  return (
    <div
      className={`flex min-h-9 flex-wrap items-center gap-x-3 text-small ${isInRow ? 'md:justify-end' : 'mt-2.5 justify-between'}`}
    >
      <p className="flex items-center gap-1.5 font-semibold text-leaf">
        <Icon name={contact ? 'check' : 'clock'} size={17} />
        {text}
      </p>
      {contact?.kind !== 'email' && (
        <button type="button" className="link" aria-busy={isBusy || undefined} onClick={() => void undo()}>
          {t(contact ? 'undo' : 'undo-snooze')}
          <span className="visually-hidden"> {personName(renewal.client)}</span>
        </button>
      )}
      <ActionProblem>{problem}</ActionProblem>
    </div>
  )
}

type ButtonProps = { renewal: Renewal; className: string }

function Write({ renewal, className }: ButtonProps) {
  const { t } = useTranslation('renewals')
  const [isWriting, setWriting] = useState(false)
  const isQuestion = renewal.state === 'never_bought'
  return (
    <>
      <button
        type="button"
        className={`btn ${isQuestion ? 'btn-plain' : 'btn-outline'} ${className}`}
        onClick={() => setWriting(true)}
      >
        {isQuestion ? (
          <>
            {t('ask')}
            <span className="visually-hidden"> {personName(renewal.client)}</span>
          </>
        ) : (
          t('remind', { name: renewal.client.first_name })
        )}
      </button>
      {isWriting && (
        <ReminderDialog id={renewal.id} client={renewal.client} onClose={() => setWriting(false)} />
      )}
    </>
  )
}

/** The protocol's email again, because the client has not opened it. */
function ShareAgain({ renewal, className }: ButtonProps) {
  const { t } = useTranslation('renewals')
  const { isBusy, problem, run } = useAction()
  const { client, protocol } = renewal

  const share = () =>
    run(async () => {
      await shareWithClient({ id: protocol.id, user_id: client.id })
      toast('success', t('shared-again', { protocol: protocol.name, name: personName(client) }))
      await refreshRenewals()
    })

  return (
    <>
      <button
        type="button"
        className={`btn btn-plain ${className}`}
        aria-busy={isBusy || undefined}
        onClick={() => void share()}
      >
        {t('share-again')}
        <span className="visually-hidden"> {personName(client)}</span>
      </button>
      <ActionProblem className="mt-1.5">{problem}</ActionProblem>
    </>
  )
}
