import type { WishedVariant, WishlistItem } from '#contract/wishlist.ts'
import type { ChangeRules } from '../platform/outbox/pending-changes.ts'
import type { VisitorMerge } from '../platform/visitor-list.ts'

export type WishEdit = { kind: 'wished' | 'awaited'; variantId: number; isMember: boolean }
export type WishChange =
  | WishEdit
  /** The visitor's wishlist from before the login. */
  | { kind: 'merge'; merge: VisitorMerge<number> }
  /** Requests an email when a variant is back in stock. */
  | { kind: 'requests' }

/** The wishlist and stock requests of a logged-in user. */
export type PersonWishes = {
  items: readonly WishlistItem[]
  wished: ReadonlySet<number>
  awaited: ReadonlySet<number>
  isLoaded: boolean
}
export const noWishes: PersonWishes = { items: [], wished: new Set(), awaited: new Set(), isLoaded: false }

export type WishAnswer = {
  items?: readonly WishlistItem[] | undefined
  awaited?: readonly WishedVariant[]
  /** Items that did not fit. */
  leftOut?: readonly number[]
}

export const isWishEdit = (change: WishChange): change is WishEdit =>
  change.kind === 'wished' || change.kind === 'awaited'

export const wishRules: ChangeRules<PersonWishes, WishChange, WishAnswer> = {
  // Always a new object: each change is sent, whether or not it changes anything on the screen.
  apply(held, change) {
    if (!isWishEdit(change)) return { ...held }
    const { kind, variantId, isMember } = change
    return { ...held, [kind]: withMember(held[kind], variantId, isMember) }
  },
  merge: () => undefined,
  confirm(held, change, { items, awaited }, wasOutdated) {
    const state = withItems(wishRules.apply(held, change), items)
    return {
      state: awaited ? { ...state, awaited: idsOf(awaited) } : state,
      isOutdated: items ? false : wasOutdated || change.kind === 'wished',
    }
  },
}

export function withItems(held: PersonWishes, items: readonly WishlistItem[] | undefined): PersonWishes {
  return items ? { ...held, items, wished: idsOf(items), isLoaded: true } : held
}

function idsOf(items: readonly WishedVariant[]): ReadonlySet<number> {
  return new Set(items.map(({ product_variant_id: id }) => id))
}

function withMember(members: ReadonlySet<number>, id: number, isMember: boolean): ReadonlySet<number> {
  const next = new Set(members)
  if (isMember) next.add(id)
  else next.delete(id)
  return next
}
