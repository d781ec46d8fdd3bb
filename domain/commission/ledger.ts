import type { DiscountRate } from '../clients/discounts.ts'
import { dayMs } from '../local-time.ts'
import type { Minor } from '../money.ts'
import { commissionOf, type TierRate } from './tiers.ts'

/**
 * The accounts of the ledger: the shop, and what a practitioner has been credited and not yet earned (`pending`), has
 * earned and is owed (`available`), or was paid (`paid`). Each entry moves an amount between two accounts, so their sum
 * is always zero.
 */
export const commissionAccounts = ['shop', 'pending', 'available', 'paid'] as const
export type CommissionAccount = (typeof commissionAccounts)[number]
export type Balances = Record<CommissionAccount, Minor>

/**
 * An order was paid; its time for a withdrawal has passed; it was refunded, turned out to be an own purchase, or its
 * commission was given up.
 */
export const entryKinds = ['credited', 'earned', 'reversed'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Move = { from: CommissionAccount; to: CommissionAccount; amount: Minor }

export function balancesOf(moves: readonly Move[]): Balances {
  const balances: Balances = { shop: 0, pending: 0, available: 0, paid: 0 }
  for (const { from, to, amount } of moves) {
    balances[from] -= amount
    balances[to] += amount
  }
  return balances
}

/** An order line as saved when the order was placed; amounts include VAT. */
export type SoldLine = {
  quantity: number
  /** Of one pack, before a sale. */
  regular: Minor
  /** Taken off all packs by a sale. */
  sale: Minor
  vatPercent: number
  tierRate: TierRate
  discountRate: DiscountRate
}

/** The price that commission is calculated from: after a sale, before discount and voucher, including VAT. */
export function commissionBase({ regular, quantity, sale }: SoldLine): Minor {
  return regular * quantity - sale
}

/** The commission on all packs of a line. */
export function commissionOfLine(line: SoldLine): Minor {
  const { tierRate: rate, discountRate: discount, vatPercent } = line
  return commissionOf(commissionBase(line), { rate, discount, vatPercent })
}

/** What remains of a line's commission after packs were refunded. */
export function commissionKept(credited: Minor, packs: { quantity: number; refunded: number }): Minor {
  return Math.round((credited * (packs.quantity - packs.refunded)) / packs.quantity)
}

/**
 * What goes back to the shop so that only `kept` remains of a line: first what is not earned yet, then what is
 * available, even if it was paid out and the balance becomes negative. `booked`: all moves of the line so far.
 */
export function reversalsOf(booked: Balances, kept: Minor): Move[] {
  const excess = booked.pending + booked.available - kept
  const pending = Math.min(excess, booked.pending)
  return movesToShop({ pending, available: excess - pending })
}

/** Takes back so much of each account. */
export function movesToShop({ pending, available }: Pick<Balances, 'available' | 'pending'>): Move[] {
  const moves: Move[] = [
    { from: 'pending', to: 'shop', amount: pending },
    { from: 'available', to: 'shop', amount: available },
  ]
  return moves.filter(({ amount }) => amount > 0)
}

/** After the last delivery. */
export const earnedAfterDays = 14
const earnedAfterMs = earnedAfterDays * dayMs
/** A parcel without news counts as delivered this long after it was shipped. */
const silentParcelMs = 14 * dayMs

type Delivery = {
  /** When the last parcel of a completely shipped order arrived. */
  deliveredAt: Date | null
  shipments: readonly { shippedAt: Date; deliveredAt: Date | null }[]
  /** Packs still to be shipped. */
  left: number
}

/** When the commission on an order is earned, as far as is known: 14 days after the last delivery. */
export function earnedAt({ deliveredAt, shipments, left }: Delivery): Date | null {
  if (deliveredAt) return new Date(deliveredAt.getTime() + earnedAfterMs)
  if (left > 0 || shipments.length === 0) return null
  const arrivals = shipments.map(
    (parcel) => parcel.deliveredAt?.getTime() ?? parcel.shippedAt.getTime() + silentParcelMs,
  )
  return new Date(Math.max(...arrivals) + earnedAfterMs)
}
