import { dayMs } from '../local-time.ts'

/** The wording that practitioners state and clients agree to. A new wording gets a new version. */
export const consentTextVersion = '2026-11-24'

/**
 * `attested`: the practitioner states that the client agreed. `confirmed` and `withdrawn` are the client's own answers,
 * which count more.
 */
export const consentSteps = ['attested', 'confirmed', 'withdrawn'] as const
export type ConsentStep = (typeof consentSteps)[number]

/** `unstated`: neither has said anything, as with clients from before there were statements. */
export const consentStates = ['unstated', ...consentSteps] as const
export type ConsentState = (typeof consentStates)[number]

/** What rests on the consent is hidden at once, and erased after so many days unless the client consents again. */
export const erasedAfterDays = 7
/** For so long a client can see who opened their record. */
export const readsKeptDays = 365

/** `steps`: in the order in which they were taken. */
export function consentState(steps: readonly ConsentStep[]): ConsentState {
  return steps.findLast((step) => step !== 'attested') ?? steps.at(-1) ?? 'unstated'
}

export function erasedAt(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + erasedAfterDays * dayMs)
}
