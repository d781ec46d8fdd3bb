import { dayMs, endOfDay, today } from '../clocks.ts'
import { type Region, regionSettings } from '../regions.ts'
import { isPaid, type OrderState } from './states.ts'

/** Directive 2011/83/EU, articles 9 and 11a: from the day the last parcel arrived. */
export const withdrawalDays = 14
/** Within so many days of telling us, what is given back is sent. */
export const sendBackDays = 14
export const withdrawalNoteMaximum = 500

type Sent = { state: OrderState; deliveredAt: Date | null }

/** The last moment in which an order can be withdrawn from; null while its goods have not all arrived. */
export function withdrawalEnds(region: Region, deliveredAt: Date | null): Date | null {
  if (!deliveredAt) return null
  const { timeZone } = regionSettings[region]
  return endOfDay(timeZone, today(timeZone, deliveredAt) + withdrawalDays * dayMs)
}

/** Before delivery, too: nobody has to wait for a parcel they no longer want. */
export function mayWithdraw(region: Region, { state, deliveredAt }: Sent, now: Date): boolean {
  if (!isPaid(state)) return false
  const ends = withdrawalEnds(region, deliveredAt)
  return ends === null || now <= ends
}

/** Until the shop begins to pack; afterwards there is the withdrawal. */
export function mayCancel(state: OrderState): boolean {
  return state === 'pending_payment' || state === 'paid'
}
