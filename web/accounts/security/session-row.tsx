import type { Session } from '#contract/accounts.ts'
import { countryName } from '#domain/country-name.ts'
import { recentDay, timeText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { deviceText } from './sessions.ts'

type SessionRowProps = { session: Session; disabled: boolean; onEnd(device: string): void }

export function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const { t, language } = useTranslation('account')
  const { is_current, is_new_place, kind, country, last_seen_at } = session
  const { key, values } = deviceText(session)
  const device = t(`sessions.device.${key}`, values)
  const place = (country && countryName(country, language)) ?? t('sessions.unknown-place')
  const when = is_current
    ? t('sessions.active-now')
    : t('sessions.moment', {
        day: recentDay(last_seen_at, new Date(), language),
        time: timeText(last_seen_at, language),
      })
  return (
    <li className="session-row">
      <span className={`account-tile ${is_new_place ? 'account-tile-waiting' : ''}`}>
        <Icon name={kind} />
      </span>
      <span className="min-w-0 flex-1 leading-5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-bold break-words">{device}</b>
          {is_current && <Badge tone="good">{t('sessions.this-device')}</Badge>}
          {is_new_place && <Badge tone="waiting">{t('sessions.new-place')}</Badge>}
        </span>
        <span className="text-small text-ink-2">{t('sessions.seen', { place, when })}</span>
      </span>
      {!is_current && (
        <button
          type="button"
          className="btn btn-plain btn-dense"
          aria-label={t('sessions.end-device', { device })}
          disabled={disabled}
          onClick={() => onEnd(device)}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  )
}
