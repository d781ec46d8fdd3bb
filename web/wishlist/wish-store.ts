import { cartPaths } from '#contract/cart-paths.ts'
import type {
  MergedWishlist,
  StockRequests,
  VisitorWishes,
  WishedVariant,
  Wishlist,
  WishlistItem,
} from '#contract/wishlist.ts'
import { FetchError } from '../platform/call-api.ts'
import { saidOf } from '../platform/error-text.ts'
import { createPersonalQueue } from '../platform/outbox/serial-queue.ts'
import { followPerson, type Person } from '../platform/session/follow-person.ts'
import { callAccount } from '../platform/session/session.ts'
import { surroundings } from '../platform/session/surroundings.ts'
import { warn } from '../platform/session/warn.ts'
import { isKeyOf } from '../platform/storage.ts'
import { openTabChannel } from '../platform/store/tab-channel.ts'
import { toast } from '../platform/toasts/toast.ts'
import { visitorWishlistName } from '../platform/visitor-goods.ts'
import {
  editVisitorWishlist,
  loadVisitorWishlist,
  openVisitorWishlist,
  rereadVisitorWishlist,
  stopAskingForWishes,
  storedWishes,
  storeWishes,
} from './visitor-wishlist.ts'
import { resetWishlist, wishState, withMember } from './wish-state.ts'

const otherTabs = openTabChannel<'changed'>('verbena-wishlist')
const words = (key: string, values?: Record<string, string>) => surroundings().t(`wishlist:${key}`, values)

let here: Person | undefined
let isOpened = false
/** Parts of the page that show the wished products. */
let watchers = 0
/** Whatever asks the server asks one after the other: no answer is older than what is shown. */
const queue = createPersonalQueue()
/** What is pressed and the server does not know of yet. */
const onTheirWay = { wished: new Map<number, boolean>(), awaited: new Map<number, boolean>() }
type What = keyof typeof onTheirWay

/** For a page, once: from here on wishes follow who is signed in, and what other tabs do. */
export function openWishlist(): void {
  if (isOpened) return
  isOpened = true
  otherTabs.listen(() => void (typeof here === 'number' && reloadWishlist()))
  addEventListener('storage', ({ key }) => {
    if (here !== 'visitor' || !isKeyOf(key, visitorWishlistName)) return
    rereadVisitorWishlist()
    loadIfWatched()
  })
  followPerson(follow)
}

function follow(next: Person): void {
  here = next
  queue.clear()
  onTheirWay.wished.clear()
  onTheirWay.awaited.clear()
  stopAskingForWishes()
  if (next === 'visitor') {
    openVisitorWishlist()
    loadIfWatched()
    return
  }
  resetWishlist('unknown')
  const visitors = storedWishes()
  if (visitors.length > 0) {
    wishState.patch({ wished: new Set(visitors) })
    void queue.run(() => merge(visitors))
  } else reloadWishlist()
  void queue.run(loadAwaited)
}

/** For a part of the page that shows the wished products. Answers how to stop. */
export function watchWishlist(): () => void {
  openWishlist()
  watchers += 1
  reloadWishlist()
  return () => {
    watchers -= 1
  }
}

/** After what is on its way, so that the answer knows of it. */
export function reloadWishlist(): void {
  if (typeof here === 'number') void queue.run(load)
  else if (here === 'visitor') loadIfWatched()
}

function loadIfWatched(): void {
  if (watchers > 0) void loadVisitorWishlist()
}

/** What finds no room stays here, and is tried again with the next page. */
async function merge(visitors: readonly number[]): Promise<void> {
  const mine = here
  const body: VisitorWishes = { product_variant_ids: [...visitors] }
  try {
    const { data, left_out } = await callAccount<MergedWishlist>(cartPaths.wishlistMerge, {
      method: 'POST',
      body,
    })
    if (mine !== here) return
    storeWishes(left_out)
    take(data)
    otherTabs.post('changed')
    if (left_out.length > 0) toast('error', words('left-out'))
  } catch (error) {
    warn('A wishlist could not be merged', error)
    if (mine !== here) return
    if (error instanceof FetchError && [400, 404, 422].includes(error.status)) storeWishes([])
    await load()
  }
}

async function load(): Promise<void> {
  const mine = here
  try {
    const { data } = await callAccount<Wishlist>(cartPaths.wishlist)
    if (mine === here) take(data)
  } catch (error) {
    warn('The wishlist could not be fetched', error)
    if (mine === here) wishState.patch({ isUnreachable: true })
  }
}

function take(items: readonly WishlistItem[]): void {
  wishState.patch({ owner: 'person', items, wished: shown('wished', items), isUnreachable: false })
}

async function loadAwaited(): Promise<void> {
  const mine = here
  try {
    const { data } = await callAccount<StockRequests>(cartPaths.stockRequests)
    if (mine === here) wishState.patch({ awaited: shown('awaited', data) })
  } catch (error) {
    warn('Stock requests could not be fetched', error)
  }
}

function shown(what: What, told: readonly WishedVariant[]): ReadonlySet<number> {
  const ids: ReadonlySet<number> = new Set(told.map(({ product_variant_id: id }) => id))
  return [...onTheirWay[what]].reduce((members, [id, isMember]) => withMember(members, id, isMember), ids)
}

export function wish(variantId: number): void {
  setWished(variantId, true)
}

/** It can be taken back for as long as the message stands. */
export function unwish(variantId: number, name?: string): void {
  const mine = here
  setWished(variantId, false)
  if (name === undefined) return
  const undo = { label: words('undo'), run: () => mine === here && wish(variantId) }
  toast('success', words('removed', { name }), undo)
}

function setWished(variantId: number, isWished: boolean): void {
  if (typeof here === 'number') change('wished', variantId, isWished)
  else {
    editVisitorWishlist(variantId, isWished)
    loadIfWatched()
  }
}

/** A mail is sent when it is back. */
export function awaitStock(variantId: number): void {
  change('awaited', variantId, true)
}

export function stopAwaiting(variantId: number): void {
  change('awaited', variantId, false)
}

const paths = { wished: cartPaths.wishlist, awaited: cartPaths.stockRequests } as const

/** Seen at once; what the server refuses goes back. */
function change(what: What, variantId: number, isMember: boolean): void {
  const mine = here
  const ways = onTheirWay[what]
  const show = (is: boolean) => wishState.patch({ [what]: withMember(wishState.get()[what], variantId, is) })
  /** Unless something else was pressed since. */
  const settle = () => ways.get(variantId) === isMember && ways.delete(variantId)
  const body: WishedVariant = { product_variant_id: variantId }
  show(isMember)
  ways.set(variantId, isMember)
  void queue.run(async () => {
    try {
      await callAccount(paths[what], { method: isMember ? 'POST' : 'DELETE', body })
      if (mine !== here) return
      settle()
      otherTabs.post('changed')
      if (what === 'wished') await load()
      else if (isMember) toast('success', words('awaited'))
    } catch (error) {
      warn('The wishlist could not be changed', error)
      if (mine !== here) return
      if (settle()) show(!isMember)
      const message = saidOf(error) ?? words('not-reached')
      const run = () => mine === here && change(what, variantId, isMember)
      toast('error', message, { label: words('try-again'), run })
    }
  })
}
