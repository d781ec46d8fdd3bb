import { useState } from 'react'
import type { OwnRecord } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Card } from '../../ui/card.tsx'
import { useConsentCall } from './use-consent-call.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type ConsentQuestionProps = {
  record: OwnRecord
  /** Puts the question off; it stays on the page of practitioners. */
  onLater?: () => void
}

/** Asks whether a practitioner may keep protocols and notes under the client's name. */
export function ConsentQuestion({ record, onLater }: ConsentQuestionProps) {
  const { t, language } = useTranslation('consent')
  const { isBusy, problem, call } = useConsentCall()
  const [isRefusing, setRefusing] = useState(false)
  const { client_id: id, practitioner, consent } = record
  const name = personName(practitioner)
  const allow = () => call(consentPaths.consent(id), { method: 'PUT' }, t('ask.allowed', { name }))
  return (
    <Card title={t('ask.title', { name })}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">{t('ask.text', { name })}</p>
      {consent.attested_at && (
        <p className="mt-2 max-w-[68ch] text-small text-ink-2">
          {t('ask.attested', { name, date: fullDate(consent.attested_at, language) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isBusy || undefined}
          onClick={() => void allow()}
        >
          {t('ask.yes')}
        </button>
        <button type="button" className="btn btn-plain" onClick={() => setRefusing(true)}>
          {t('ask.no')}
        </button>
        {onLater && (
          <button type="button" className="btn btn-plain" onClick={onLater}>
            {t('ask.later')}
          </button>
        )}
      </div>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
      {isRefusing && <WithdrawDialog record={record} onClose={() => setRefusing(false)} />}
    </Card>
  )
}
