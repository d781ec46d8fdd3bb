import type { ClientDay, DoseTick, SupplyCount, TakenDoses } from '#contract/client-day.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { dayMs } from '#domain/local-time.ts'
import { FetchError, isTransient } from '../../platform/call-api.ts'
import { createOutbox, type PersistedChanges } from '../../platform/outbox/create-outbox.ts'
import { callAccount } from '../../platform/session/session.ts'
import { warn } from '../../platform/session/warn.ts'
import { openTabChannel } from '../../platform/store/tab-channel.ts'
import { type DayAnswer, type DayChange, dayRules } from './day-changes.ts'

/** Says which day has changed, and nothing about it. */
const otherTabs = openTabChannel<number>('verbena-day')
const ttlMs = 7 * dayMs

/** `2026-11-24` as 20261124: a day is identified by its number. */
export const dayId = (date: string) => Number(date.replaceAll('-', ''))
const dateOfId = (id: number) => String(id).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')

/** A client's days: the server's data, and doses ticked off that it does not know yet. */
export const dayOutbox = createOutbox<ClientDay, DayChange, DayAnswer>({
  rules: dayRules,
  send: (id, change) => send(dateOfId(id), change),
  load: (id) => callAccount<ClientDay>(`${clientDayPaths.day}?date=${dateOfId(id)}`),
  classifyError: (error) => (mayBeSentLater(error) ? 'waits' : 'refused'),
  persistence: { name: 'unsent-doses', ttlMs, parse: changesIn },
  onDone: (id) => otherTabs.post(id),
  onRefused: (_, __, error) => warn('A dose could not be ticked off', error),
  onLoadFailed: (_, error) => warn('The day could not be fetched', error),
})

export function tickDose(date: string, tick: DoseTick): void {
  dayOutbox.add(dayId(date), { kind: 'tick', tick })
}

/** Throws if it is refused. */
export async function countSupply(variantId: number, count: SupplyCount): Promise<void> {
  await dayOutbox.request(dayId(count.date), { kind: 'count', variantId, count })
}

/** Changes made in other tabs. */
export function followOtherTabs(): void {
  otherTabs.listen((id) => {
    if (dayOutbox.find(id)?.confirmed) void dayOutbox.refresh(id)
  })
}

function send(date: string, change: DayChange): Promise<DayAnswer> {
  if (change.kind === 'tick')
    return callAccount<TakenDoses>(clientDayPaths.doses(date), { method: 'PUT', body: change.tick })
  return callAccount<ClientDay>(clientDayPaths.supply(change.variantId), {
    method: 'PUT',
    body: change.count,
  })
}

/** The network is down, the shop is busy, or the session has ended. */
function mayBeSentLater(error: unknown): boolean {
  return isTransient(error) || (error instanceof FetchError && [401, 422].includes(error.status))
}

function changesIn(stored: unknown) {
  return stored as PersistedChanges<ClientDay, DayChange>
}
