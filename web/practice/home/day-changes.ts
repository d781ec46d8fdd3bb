import type { ClientDay, DoseTick, SupplyCount, TakenDoses } from '#contract/client-day.ts'
import type { ChangeRules } from '../../platform/outbox/pending-changes.ts'

export type DayChange =
  | { kind: 'tick'; tick: DoseTick }
  | { kind: 'count'; variantId: number; count: SupplyCount }
export type DayAnswer = ClientDay | TakenDoses

const isSame = (one: Omit<DoseTick, 'is_taken'>, other: Omit<DoseTick, 'is_taken'>) =>
  one.protocol_id === other.protocol_id &&
  one.product_variant_id === other.product_variant_id &&
  one.time === other.time

export const dayRules: ChangeRules<ClientDay, DayChange, DayAnswer> = {
  // Always a new object: each change is sent. What a count means only the server knows.
  apply: (day, change) =>
    change.kind === 'tick' ? { ...day, doses: withTick(day.doses, change.tick) } : { ...day },
  // Ticking off and taking it back quickly is one change.
  merge: (last, next) =>
    last.kind === 'tick' && next.kind === 'tick' && isSame(last.tick, next.tick) ? next : undefined,
  confirm: (day, _, answer, isOutdated) =>
    'taken' in answer
      ? { state: { ...day, doses: withTaken(day.doses, answer.taken) }, isOutdated }
      : { state: answer, isOutdated: false },
}

function withTick(doses: ClientDay['doses'], tick: DoseTick): ClientDay['doses'] {
  return doses.map((dose) => (isSame(dose, tick) ? { ...dose, is_taken: tick.is_taken } : dose))
}

function withTaken(doses: ClientDay['doses'], taken: readonly DoseTick[]): ClientDay['doses'] {
  return doses.map((dose) => ({ ...dose, is_taken: taken.some((tick) => isSame(tick, dose)) }))
}
