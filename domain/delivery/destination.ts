import { addressLines } from '../accounts/address-lines.ts'
import type { Address } from '../accounts/addresses.ts'
import { commaList, type Language } from '../languages.ts'
import { type OrderedPoint, pointLine } from './pick-up-points.ts'

type Recipient = Address & { company: string; country: string }
type Delivered<Someone extends Recipient> = { address: Someone; pick_up_point: OrderedPoint | null }

/** Where the parcel goes, with the client's name: the chosen pick-up point, or else the address. */
export function destinationOf<Someone extends Recipient>(delivered: Delivered<Someone>): Someone {
  const { address, pick_up_point: point } = delivered
  if (!point) return address
  const { name: company, street, postal_code, city, country } = point
  return { ...address, company, street, postal_code, city, address_region: '', country }
}

/** As one line: "Coupure Links 214, 9000 Gent". */
export function placeOf({ address, pick_up_point: point }: Delivered<Recipient>, language: Language): string {
  return point ? pointLine(point, language) : commaList(addressLines(address.country, address), language)
}
