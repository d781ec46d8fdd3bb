import { dayMs } from '../clocks.ts'

/** How long a visitor's request waits to be confirmed: somebody else may have given the address. */
export const confirmableDays = 7
/** How long a confirmed one waits for the product. */
export const waitingDays = 180
/** Longer than the queue tries to send a letter, which is written from the request. */
export const toldKeptDays = 7

export function confirmableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + confirmableDays * dayMs)
}

export function waitsUntil(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + waitingDays * dayMs)
}
