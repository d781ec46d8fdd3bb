import type { Address } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { destinationOf } from '#domain/delivery/destination.ts'
import type { OrderSource } from './order-source.ts'
import type { PaperWords } from './paper-words.ts'

type Words = Pick<PaperWords, 't' | 'language'>

/**
 * The person first, then the place in the country's format, with the country in the last line: "9000 Gent, Belgium".
 */
export function addressLines(address: Address, { t, language }: Words): string[] {
  const lines = placeLines(address, language)
  const name = personName(address) || t('paper:erased')
  return [name, ...lines.slice(0, -2), lines.slice(-2).join(', ')].filter(Boolean)
}

type Delivered = Pick<OrderSource['order'], 'address' | 'pickUpPoint'>

/** Where the parcel goes: the chosen pick-up point, or else the address. */
export function destinationLines({ address, pickUpPoint }: Delivered, words: Words): string[] {
  return addressLines(destinationOf({ address, pick_up_point: pickUpPoint }), words)
}
