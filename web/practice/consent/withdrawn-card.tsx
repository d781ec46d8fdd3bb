import { useState } from 'react'
import type { OwnRecord, OwnRecords } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { useConsentCall } from './use-consent-call.ts'

/** A record that is hidden from its practitioner, and waits for its erasure. */
export function WithdrawnCard({ record }: { record: OwnRecord }) {
  const { t, language } = useTranslation('consent')
  const { isBusy, problem, call } = useConsentCall()
  const [isErasing, setErasing] = useState(false)
  const { client_id: id, practitioner, consent } = record
  const name = personName(practitioner)
  const path = consentPaths.consent(id)
  return (
    <Card title={name} end={<Badge tone="refused">{t('withdrawn.badge')}</Badge>}>
      <p className="mt-1.5 max-w-[68ch] text-ink-2">
        {t('withdrawn.text', {
          name,
          date: consent.erased_at ? fullDate(consent.erased_at, language) : '',
        })}
      </p>
      <p className="mt-2 max-w-[68ch] text-small text-ink-2">{t('withdraw.stays')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={isBusy || undefined}
          onClick={() => void call(path, { method: 'PUT' }, t('ask.allowed', { name }))}
        >
          {t('withdrawn.again')}
        </button>
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={isBusy || undefined}
          onClick={() => setErasing(true)}
        >
          {t('withdrawn.now')}
        </button>
      </div>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
      {isErasing && <EraseDialog record={record} onClose={() => setErasing(false)} />}
    </Card>
  )
}

function EraseDialog({ record, onClose }: { record: OwnRecord; onClose(): void }) {
  const { t } = useTranslation('consent')
  const { isBusy, problem, call } = useConsentCall()
  const name = personName(record.practitioner)
  const erase = () =>
    call(
      consentPaths.consent(record.client_id),
      { method: 'DELETE', body: { erase_now: true } },
      t('withdraw.erased', { name }),
    )
  return (
    <ConfirmDialog
      title={t('withdrawn.now-title')}
      keepLabel={t('withdraw.keep')}
      confirmLabel={t('withdrawn.now')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void erase()}
    >
      <p>{t('withdrawn.now-text', { name })}</p>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
    </ConfirmDialog>
  )
}

type Refused = OwnRecords['refused']

/** Practitioners whose record was erased, and who may keep none until the client allows it. */
export function RefusedCard({ refused }: { refused: Refused }) {
  const { t } = useTranslation('consent')
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  return (
    <Card title={t('refused.title')}>
      <ul
        ref={list}
        onFocus={remember}
        onBlur={forget}
        className="mt-1 [&>li+li]:border-t [&>li+li]:border-line"
      >
        {refused.map((each) => (
          <RefusedRow key={each.id} refused={each} />
        ))}
      </ul>
    </Card>
  )
}

function RefusedRow({ refused: { id, withdrawn_at: at, ...person } }: { refused: Refused[number] }) {
  const { t, language } = useTranslation('consent')
  const { isBusy, problem, call } = useConsentCall()
  const name = personName(person)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <p className="min-w-0 max-w-[68ch] text-ink-2">
        {t('refused.text', { name, date: fullDate(at, language) })}
      </p>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={isBusy || undefined}
        onClick={() => void call(consentPaths.refusal(id), { method: 'DELETE' }, t('refused.done', { name }))}
      >
        {t('withdrawn.again')}
      </button>
      <ActionProblem>{problem}</ActionProblem>
    </li>
  )
}
