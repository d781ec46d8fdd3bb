import type { ClientProfile } from '#contract/accounts.ts'
import type { Address, SavedAddress } from '#contract/checkout.ts'

type Person = { first_name: string; last_name: string; country: string | null }
type Home = Pick<ClientProfile, 'country' | 'street' | 'postal_code' | 'city' | 'address_region'>

/** The saved address suggested first; undefined if a new one has to be entered. */
export function offeredAddress(
  book: readonly SavedAddress[],
  countries: readonly string[],
): SavedAddress | undefined {
  const usable = book.filter(({ country }) => countries.includes(country))
  return usable.find(({ is_default }) => is_default) ?? usable[0]
}

/** Initial values of a new address: the user's country only if the shop delivers there. */
export function initialAddress(
  person: Person,
  countries: readonly string[],
  home: string,
  lives?: Home | undefined,
): Address {
  const known = person.country !== null && countries.includes(person.country)
  const place = known && lives?.country === person.country ? lives : undefined
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    company: '',
    street: place?.street ?? '',
    postal_code: place?.postal_code ?? '',
    city: place?.city ?? '',
    address_region: place?.address_region ?? '',
    country: known ? (person.country ?? home) : home,
    phone: '',
  }
}

/** The address without the fields that only the address book sets. */
export function plainAddress({ id: _, is_default: _default, ...address }: SavedAddress): Address {
  return address
}
