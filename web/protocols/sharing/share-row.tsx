import type { Share } from '#contract/sharing.ts'
import { recentDay } from '../../platform/dates.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { nameOf } from './recipients.ts'

type ShareRowProps = { share: Share; disabled: boolean; onTakeBack(): void }

/** Opens the details of a client. */
export const summaryStyle =
  'flex min-h-[55px] list-none items-center gap-3 rounded-control py-2 [&>.icon]:text-ink-3 [&>.icon]:[transition:rotate_120ms] group-open:[&>.icon]:rotate-180'

/** A client: the date of sharing, whether they have opened it, and their message. */
export function ShareRow({ share, disabled, onTakeBack }: ShareRowProps) {
  const { t, language } = useTranslation('sharing')
  const { client, notes, reason, shared_at, opened_at } = share
  const day = (timestamp: string) => recentDay(timestamp, new Date(), language)
  const name = nameOf(client)
  return (
    <li>
      <details className="group">
        <summary className={summaryStyle}>
          <Avatar {...client} />
          <span className="min-w-0 flex-1 leading-[19px] wrap-anywhere">
            <b className="block font-strong">{name}</b>
            <span className="text-[13px] text-ink-3">
              {opened_at
                ? t('shared-with.opened', { day: day(opened_at) })
                : t('shared-with.shared', { day: day(shared_at) })}
            </span>
          </span>
          <span className="flex-none">{percentText(client.discount_rate, language)}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <dl className="pt-0.5 pb-3 pl-12 text-small wrap-anywhere [&>dd]:mb-2 [&>dd]:text-ink-2 [&>dt]:text-ink-3">
          <dt>{t('shared-with.email')}</dt>
          <dd>{client.email}</dd>
          {opened_at && (
            <>
              <dt>{t('shared-with.since')}</dt>
              <dd>{day(shared_at)}</dd>
            </>
          )}
          {notes && (
            <>
              <dt>{t('shared-with.message')}</dt>
              <dd className="whitespace-pre-line">{notes}</dd>
            </>
          )}
          {reason && (
            <>
              <dt>{t('shared-with.reason')}</dt>
              <dd className="whitespace-pre-line">{reason}</dd>
            </>
          )}
        </dl>
        <button
          type="button"
          className="btn btn-danger btn-dense mb-3 ml-12"
          aria-label={t('shared-with.take-back-from', { name })}
          disabled={disabled}
          onClick={onTakeBack}
        >
          {t('shared-with.take-back')}
        </button>
      </details>
    </li>
  )
}
