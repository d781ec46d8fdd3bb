import { useRef } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { Session, SessionList } from '#contract/accounts.ts'
import { countryName } from '#domain/country-name.ts'
import { recentDay } from '../../platform/dates.ts'
import { doneIfGone } from '../../platform/done-if-gone.ts'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { IconTile } from '../../ui/icon-tile.tsx'

/** The devices on which the user is logged in; each can be logged out. */
export function SessionsCard() {
  const { t } = useTranslation('account')
  const list = useAccountData<SessionList>(accountPaths.sessions)
  const { isBusy, problem, run } = useAction()
  const sheet = useRef<HTMLUListElement>(null)

  async function signOut(which: SignedOut, said: string) {
    if (isBusy) return
    // Also after a failure: a device whose answer was lost may be logged out.
    const isDone = await run(() => endSession(which).finally(() => list.mutate()))
    if (!isDone) return
    // The pressed button no longer exists.
    sheet.current?.focus()
    toast('success', said)
  }

  return (
    <Loaded answer={list} waiting={<WaitingCard height="h-35" />}>
      {({ data }) => (
        <Card
          title={t('sessions.title')}
          className="pb-2.5 md:pb-2.5"
          end={
            data.length > 1 && (
              <button
                type="button"
                className="btn btn-danger btn-dense"
                aria-disabled={isBusy || undefined}
                onClick={() => void signOut('others', t('sessions.others-ended'))}
              >
                {t('sessions.end-others')}
              </button>
            )
          }
        >
          <FormProblem>{problem}</FormProblem>
          <ul ref={sheet} tabIndex={-1} aria-label={t('sessions.title')} className="mt-1.5">
            {inOrder(data).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={(device) => void signOut(session.id, t('sessions.ended', { device }))}
              />
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  )
}

type SessionRowProps = { session: Session; isBusy: boolean; onEnd(device: string): void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t, language } = useTranslation('account')
  const { is_current, is_new_place, kind, country, last_seen_at } = session
  const { key, values } = deviceText(session)
  const device = t(`sessions.device.${key}`, values)
  const place = (country && countryName(country, language)) ?? t('sessions.unknown-place')
  const when = is_current
    ? t('sessions.active-now')
    : t('sessions.time', {
        day: recentDay(last_seen_at, new Date(), language),
        time: timeText(last_seen_at, language),
      })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3.5">
      <IconTile icon={kind} tone={is_new_place ? 'waiting' : 'quiet'} />
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
          aria-disabled={isBusy || undefined}
          onClick={() => onEnd(device)}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  )
}

type SignedOut = 'others' | Session['id']

/** Also succeeds for a device that is logged out already. */
export async function endSession(which: SignedOut): Promise<void> {
  const path = which === 'others' ? accountPaths.sessions : accountPaths.session(which)
  await doneIfGone(callAccount(path, { method: 'DELETE' }))
}

type DeviceText = { key: 'both' | 'one' | 'none'; values: Record<string, string> }

/** The locale key and values that describe a device, depending on how much is known. */
export function deviceText({ browser, system }: Pick<Session, 'browser' | 'system'>): DeviceText {
  if (browser && system) return { key: 'both', values: { browser, system } }
  const name = browser ?? system
  return name ? { key: 'one', values: { name } } : { key: 'none', values: {} }
}

/** This device first, then the most recently used ones. */
export function inOrder(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
  )
}
