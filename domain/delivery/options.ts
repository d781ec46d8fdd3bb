import { dateOf } from '../days.ts'
import { dayMs, isWorkingDay, localTimeIn, offsetOn, today } from '../local-time.ts'
import type { Minor } from '../money.ts'
import type { DeliveryTerms } from '../pricing/price.ts'
import { type Region, regionSettings } from '../regions.ts'
import {
  type DeliveryMethod,
  heaviestParcelGrams,
  offersTo,
  parcelSteps,
  type Transit,
  type Zone,
  zoneOf,
} from './zones.ts'

/** Orders paid before this hour (in the region) leave on the same working day. */
export const cutOffHour = 15

export type DeliveryOption = DeliveryTerms & {
  method: DeliveryMethod
  /** Dates such as `2026-11-24`. */
  from: string
  to: string
}

type Parcel = {
  region: Region
  country: string
  weightGrams: number
  now: Date
  /** Where pick-up points exist; by default nowhere. */
  pickUpCountries?: readonly string[] | undefined
}

/** How goods of this weight can be sent to a country now; empty if the shop does not deliver there. */
export function deliveryOptions(parcel: Parcel): DeliveryOption[] {
  const { region, country, weightGrams, now, pickUpCountries = [] } = parcel
  const zone = zoneOf(region, country)
  if (!zone) return []
  const more = weightSurcharge(zone, weightGrams)
  const leaves = leavingDay(regionSettings[region].timeZone, now)
  return offersTo(region, country, pickUpCountries).map(({ method, price, transit, canBeFree }) => ({
    method,
    price: price + more,
    freeFrom: canBeFree ? zone.freeFrom : null,
    ...arrival(leaves, transit),
  }))
}

export type DoorDelivery = Pick<DeliveryOption, 'price' | 'freeFrom' | 'from' | 'to'> & {
  transit: Transit
  /** The deadline for orders to leave today; null if it has passed, or nothing leaves today. */
  orderBefore: Date | null
}

/** What a page says about standard delivery; undefined if the shop does not deliver there. */
export function doorDelivery(region: Region, country: string, now: Date): DoorDelivery | undefined {
  const isDoor = ({ method }: { method: DeliveryMethod }) => method === 'door'
  const offer = zoneOf(region, country)?.offers.find(isDoor)
  const option = deliveryOptions({ region, country, weightGrams: 0, now }).find(isDoor)
  if (!offer || !option) return undefined
  const { price, freeFrom, from, to } = option
  const orderBefore = cutOffToday(regionSettings[region].timeZone, now)
  return { price, freeFrom, transit: offer.transit, from, to, orderBefore }
}

function cutOffToday(timeZone: string, now: Date): Date | null {
  const day = today(timeZone, now)
  if (!isWorkingDay(day) || !isBeforeCutOff(timeZone, now)) return null
  return new Date(day + cutOffHour * 3_600_000 - offsetOn(timeZone, day))
}

function weightSurcharge({ name, offers }: Zone, weightGrams: number): Minor {
  const full = Math.floor(Math.max(0, weightGrams - 1) / heaviestParcelGrams)
  const rest = weightGrams - full * heaviestParcelGrams
  const last = parcelSteps.find(({ upToGrams }) => rest <= upToGrams) ?? parcelSteps.at(-1)!
  const heaviest = parcelSteps.at(-1)!.more[name]
  // Each further parcel costs the same as the first.
  const further = offers[0]!.price + heaviest
  return last.more[name] + full * further
}

/** The next working day on which parcels leave, as its midnight in UTC. */
function leavingDay(timeZone: string, now: Date): number {
  const day = today(timeZone, now)
  return isWorkingDay(day) && isBeforeCutOff(timeZone, now) ? day : workingDaysAfter(day, 1)
}

function isBeforeCutOff(timeZone: string, now: Date): boolean {
  return new Date(localTimeIn(timeZone, now)).getUTCHours() < cutOffHour
}

function arrival(leaves: number, { first, last }: Transit): { from: string; to: string } {
  return { from: dateOf(workingDaysAfter(leaves, first)), to: dateOf(workingDaysAfter(leaves, last)) }
}

function workingDaysAfter(day: number, count: number): number {
  let at = day
  for (let left = count; left > 0; ) {
    at += dayMs
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
