import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { ClientDay } from '#contract/client-day.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { localDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { once } from '../../platform/once.ts'
import { followUser } from '../../platform/session/follow-user.ts'
import { useSession } from '../../platform/session/session.ts'
import { useStore } from '../../platform/store/create-store.ts'
import { dayId, dayOutbox, followOtherTabs } from './day-outbox.ts'

export type DayOnScreen = {
  data: ClientDay | undefined
  error: Error | undefined
  mutate(): Promise<unknown>
  /** Some ticks wait for the server. */
  isStuck: boolean
}

/** The logged-in client's today, kept fresh; at midnight another one. */
export function useDay(): DayOnScreen {
  const { user } = useSession()
  const { language } = useTranslation('day')
  const date = usePresent(localDate)
  const id = dayId(date)
  useEffect(() => void followPending(), [])
  const { error, mutate } = useSWR<ClientDay, Error>(
    user ? [clientDayPaths.day, user.id, date, language] : null,
    () => dayOutbox.load(id),
  )
  const entry = useStore(dayOutbox.entries, (entries) => entries.get(id))
  return { data: entry?.shown, error, mutate, isStuck: entry?.isStuck ?? false }
}

/** What `read` says of the present, checked each minute and whenever the page is looked at again. */
export function usePresent<Value extends string>(read: (now: Date) => Value): Value {
  const [value, setValue] = useState(() => read(new Date()))
  useEffect(() => {
    const check = () => setValue(read(new Date()))
    const timer = setInterval(check, 60_000)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [read])
  return value
}

/** Ticks that could not be sent wait for the same user, and are sent when the connection is back. */
const followPending = once(() => {
  followOtherTabs()
  addEventListener('online', dayOutbox.retryAll)
  addEventListener('pagehide', dayOutbox.persistPending)
  followUser((person) => {
    if (person === 'visitor') dayOutbox.suspend()
    else dayOutbox.resume(person)
  })
})
