import { type ReactNode, useState } from 'react'
import type { OwnRecord } from '#contract/consent.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatNumber, percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { OwnHealth } from '../health/own-health.tsx'
import { ChooseButton } from './choose-button.tsx'
import { ReadList } from './read-list.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

export type KeptProtocol = OwnRecord['protocols'][number]
type RecordCardProps = {
  record: OwnRecord
  /** Whether the client has other practitioners, among whom one is active. */
  hasOthers: boolean
  removeButtonOf(protocol: KeptProtocol): ReactNode
  onChosen(): void
}

const part = 'mt-5 border-t border-line pt-4'
const partTitle = 'font-strong'

/** What a practitioner keeps about the client, who opened it, and what the client can do about it. */
export function RecordCard({ record, hasOthers, removeButtonOf, onChosen }: RecordCardProps) {
  const { t, language } = useTranslation('consent')
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { practitioner, consent, protocols } = record
  const name = personName(practitioner)
  const about = [practitioner.profession, practitioner.practice, practitioner.city].filter(Boolean)
  return (
    <Card title={name} end={hasOthers && record.is_active && <Badge tone="good">{t('active')}</Badge>}>
      <div className="mt-2 flex items-center gap-3.5">
        <Avatar {...practitioner} size={48} />
        <p className="min-w-0 text-small text-ink-2 wrap-anywhere">
          {about.length > 0 && <span className="block">{commaList(about, language)}</span>}
          {consent.state === 'confirmed' && consent.answered_at
            ? t('agreed', { date: fullDate(consent.answered_at, language) })
            : t('not-confirmed')}
        </p>
      </div>
      <div className={part}>
        <h3 className={partTitle}>{t('kept.title')}</h3>
        <ul className="mt-1.5 list-disc pl-5 text-ink-2">
          {facts(record, { t, language }).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={part}>
        <h3 className={partTitle}>{t('protocols.title')}</h3>
        {protocols.length === 0 ? (
          <p className="mt-1.5 text-ink-2">{t('protocols.none')}</p>
        ) : (
          <ul className="mt-1 [&>li+li]:border-t [&>li+li]:border-line">
            {protocols.map((protocol) => (
              <li key={protocol.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
                <p className="min-w-0 wrap-anywhere">
                  {protocol.name}
                  <span className="block text-small text-ink-2">
                    {t('protocols.shared', { date: fullDate(protocol.shared_at, language) })}
                  </span>
                </p>
                {removeButtonOf(protocol)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <OwnHealth clientId={record.client_id} className={part} titleClass={partTitle} />
      <div className={part}>
        <h3 className={partTitle}>{t('reads.title')}</h3>
        <ReadList reads={record.reads} />
      </div>
      <div className={`${part} flex flex-wrap gap-3`}>
        {hasOthers && !record.is_active && <ChooseButton record={record} onChosen={onChosen} />}
        <button type="button" className="btn btn-plain" onClick={() => setWithdrawing(true)}>
          {t('withdraw.button')}
        </button>
      </div>
      {isWithdrawing && <WithdrawDialog record={record} onClose={() => setWithdrawing(false)} />}
    </Card>
  )
}

type Words = Pick<ReturnType<typeof useTranslation<'consent'>>, 't' | 'language'>

/** What there is besides protocols. */
function facts(record: OwnRecord, { t, language }: Words): string[] {
  const { discount_rate: rate, has_notes: hasNotes, total_orders: count, practitioner } = record
  const name = personName(practitioner)
  return [
    t('kept.profile', { date: fullDate(record.since, language) }),
    ...(rate > 0 ? [t('kept.discount', { percent: percentText(rate, language) })] : []),
    hasNotes ? t('kept.notes', { name }) : t('kept.no-notes'),
    t('kept.orders', { count, formatted: formatNumber(count, language) }),
  ]
}
