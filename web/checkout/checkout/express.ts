import type { SavedAddress } from '#contract/checkout.ts'
import { deliveryAddressProblems } from '#domain/accounts/delivery-address.ts'
import { zoneOf } from '#domain/delivery/zones.ts'
import type { Region } from '#domain/regions.ts'
import { offeredAddress, plainAddress } from './address/address-choice.ts'
import type { CheckoutDraft } from './draft.ts'
import { firstOpenStep } from './steps.ts'

type ExpressInput = {
  /** The shop's key of the method chosen in the cart. */
  method: string
  book: readonly SavedAddress[]
  countries: readonly string[]
  region: Region
}

/**
 * The draft of somebody who has chosen a payment method in the cart: with a usable saved address, everything that the
 * order needs is chosen, and only has to be reviewed. Earlier choices are kept.
 */
export function expressDraft(
  draft: CheckoutDraft,
  { method, book, countries, region }: ExpressInput,
): CheckoutDraft {
  const chosen = { ...draft, paymentMethod: method }
  const isUsable = (address: CheckoutDraft['address']) =>
    address !== null && Object.keys(deliveryAddressProblems(address, countries)).length === 0
  const saved = draft.savedId === null ? undefined : offeredAddress(book, countries)
  const address = isUsable(draft.address) ? draft.address : saved ? plainAddress(saved) : null
  if (!address || !isUsable(address)) return chosen
  const options = zoneOf(region, address.country)?.offers
  const ready = { ...chosen, address }
  if (firstOpenStep(ready, { countries, options }) === 'payment') return ready
  return { ...ready, deliveryMethod: options?.find(({ method: each }) => each !== 'pick_up')?.method ?? null }
}
