import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import type { Language } from '#domain/languages.ts'
import { type StoredCartLine, storedCartLines, visitorCartLines } from '#server/cart/find-lines.ts'
import { lockCart } from '#server/cart/lock-cart.ts'
import { unknownBuyer } from '#server/cart/price-cart.ts'
import type { Reader } from '#server/cart/price-lines.ts'
import { type Buyer, findBuyer } from '#server/clients/find-buyer.ts'
import { findConfirmedUserId } from '#server/clients/link-clients.ts'
import { type GuestMarks, lockGuest, type OrderOwner } from '#server/orders/guests/guest.ts'
import type { GuestLink } from '#server/orders/guests/guest-link.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'

/** Who has no account, with the cart that their browser sent. */
export type Guest = {
  id: null
  userTypeId: null
  language: Language
  lines: readonly CartLine[]
  marks: GuestMarks
}
/** A user with the cart that the shop keeps for them, or a guest. */
export type Customer = (Reader & { id: number }) | Guest

export type OrderingGuest = Guest & { email: string; link: GuestLink }
export type OrderingBuyer = { id: number; userTypeId: UserTypeId; language: Language } | OrderingGuest

export async function readCartOf(
  db: Database,
  customer: Customer,
  now: Date,
): Promise<{ lines: StoredCartLine[]; buyer: Buyer }> {
  if (customer.id === null)
    return { lines: await visitorCartLines(db, customer.lines, now), buyer: unknownBuyer }
  const { id } = customer
  const [lines, buyer] = await Promise.all([storedCartLines(db, id, now), findBuyer(db, id)])
  return { lines, buyer }
}

export function ownerOf(customer: Customer): OrderOwner {
  return customer.id === null ? { guest: customer.marks } : { userId: customer.id }
}

/**
 * Locks the buyer, so that no two of their orders are placed at once. Returns the address of the order's emails,
 * and the user it belongs to: for a guest, the one who has confirmed this address, which nobody must learn.
 */
export async function lockBuyer(
  db: Database,
  buyer: OrderingBuyer,
): Promise<{ email: string; personId: number | null }> {
  if (buyer.id === null) {
    await lockGuest(db, buyer.marks)
    return { email: buyer.email, personId: await findConfirmedUserId(db, buyer.email) }
  }
  const { email } = await lockCart(db, buyer.id)
  return { email: email ?? refuse('not-found'), personId: buyer.id }
}
