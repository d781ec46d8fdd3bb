import { cartPaths } from '#contract/cart-paths.ts'
import type {
  MergedWishlist,
  StockRequests,
  VisitorWishes,
  WishedVariant,
  Wishlist,
  WishlistItem,
} from '#contract/wishlist.ts'
import { callAccount } from '../platform/session/session.ts'
import { warn } from '../platform/session/warn.ts'
import type { WishAnswer, WishChange } from './wish-changes.ts'

const paths = { wished: cartPaths.wishlist, awaited: cartPaths.stockRequests } as const

export async function loadWishes(): Promise<readonly WishlistItem[]> {
  return (await callAccount<Wishlist>(cartPaths.wishlist)).data
}

export async function sendWishChange(change: WishChange): Promise<WishAnswer> {
  if (change.kind === 'requests') {
    const { data } = await callAccount<StockRequests>(cartPaths.stockRequests)
    return { awaited: data }
  }
  if (change.kind === 'merge') {
    const body: VisitorWishes = { product_variant_ids: [...change.merge.body] }
    const call = { method: 'POST', body, idempotencyKey: change.merge.key }
    const { data, left_out } = await callAccount<MergedWishlist>(cartPaths.wishlistMerge, call)
    return { items: data, leftOut: left_out }
  }
  const { kind, variantId, isMember } = change
  const body: WishedVariant = { product_variant_id: variantId }
  await callAccount(paths[kind], { method: isMember ? 'POST' : 'DELETE', body })
  return kind === 'wished' ? { items: await loadAfterChange() } : {}
}

/** Only the list contains the products. If it cannot be loaded, the change stays. */
async function loadAfterChange(): Promise<readonly WishlistItem[] | undefined> {
  try {
    return await loadWishes()
  } catch (error) {
    warn('The wishlist could not be fetched', error)
    return undefined
  }
}
