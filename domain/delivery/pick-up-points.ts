import { addressLines } from '../accounts/address-lines.ts'
import { commaList, type Language } from '../languages.ts'

/** A shop where parcels can be collected. */
export type PickUpPoint = {
  id: string
  name: string
  street: string
  postal_code: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  opening_hours: OpeningHours[]
}
/** Days from 1 (Monday) to 7; times such as `08:30`. */
export type OpeningHours = { first_day: number; last_day: number; from: string; to: string }

/** A pick-up point as saved with an order. */
export type OrderedPoint = Omit<PickUpPoint, 'opening_hours'>

export const pickUpPointsShown = 5

/** The nearest by postal code; codes that begin with another digit belong to another part of the country. */
export function nearestPoints(
  points: readonly PickUpPoint[],
  { country, postalCode }: { country: string; postalCode: string },
): PickUpPoint[] {
  const wanted = digitsOf(postalCode)
  const distanceTo = ({ postal_code }: PickUpPoint) =>
    Math.abs(Number(digitsOf(postal_code)) - Number(wanted))
  return points
    .filter((point) => point.country === country && digitsOf(point.postal_code)[0] === wanted[0])
    .toSorted((one, other) => distanceTo(one) - distanceTo(other))
    .slice(0, pickUpPointsShown)
}

const digitsOf = (code: string) => code.replace(/\D/g, '')

/** "Boekhandel De Linde, Brabantdam 118, 9000 Gent". */
export function pointLine({ name, country, ...place }: OrderedPoint, language: Language): string {
  return commaList([name, ...addressLines(country, { ...place, address_region: '' })], language)
}
