import { endOfDayAfter } from '../local-time.ts'
import { type Region, regionSettings } from '../regions.ts'
import { isPaid, type OrderState } from './states.ts'

/** Directive 2011/83/EU, articles 9 and 11a: counted from the day the last parcel arrived. */
export const withdrawalDays = 14
/** Goods must be sent back within this many days of the withdrawal. */
export const sendBackDays = 14
export const withdrawalNoteMaximum = 500

type DeliveryState = { state: OrderState; deliveredAt: Date | null }

/** The deadline for withdrawing from an order; null until all goods have arrived. */
export function withdrawalEnds(region: Region, deliveredAt: Date | null): Date | null {
  return deliveredAt && endOfDayAfter(regionSettings[region].timeZone, deliveredAt, withdrawalDays)
}

/** The deadline for sending goods back after a withdrawal. */
export function sendBackEnds(region: Region, statedAt: Date): Date {
  return endOfDayAfter(regionSettings[region].timeZone, statedAt, sendBackDays)
}

/** Also before delivery: nobody has to wait for a parcel they no longer want. */
export function mayWithdraw(region: Region, { state, deliveredAt }: DeliveryState, now: Date): boolean {
  if (!isPaid(state)) return false
  const ends = withdrawalEnds(region, deliveredAt)
  return ends === null || now <= ends
}

/** Until the shop begins to pack; afterwards the right of withdrawal applies. */
export function mayCancel(state: OrderState): boolean {
  return state === 'pending_payment' || state === 'paid'
}
