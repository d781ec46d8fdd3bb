import { dayMs } from '../local-time.ts'

/** How long a visitor's request waits for confirmation: the address may belong to somebody else. */
export const confirmableDays = 7
/** How long a confirmed request waits for the product. */
export const waitingDays = 180
/** Longer than the queue retries an email, since the email is written from the request. */
export const notifiedKeptDays = 7

export function confirmableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + confirmableDays * dayMs)
}

export function waitsUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + waitingDays * dayMs)
}
