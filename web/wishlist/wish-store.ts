import { cartPaths } from '#contract/cart-paths.ts'
import type { StockRequests, WishedVariant, Wishlist, WishlistItem } from '#contract/wishlist.ts'
import { openLine } from '../platform/between-tabs.ts'
import { FetchError } from '../platform/call-api.ts'
import { callAccount } from '../platform/session/session.ts'
import { sessionStore } from '../platform/session/session-store.ts'
import { surroundings } from '../platform/session/surroundings.ts'
import { warn } from '../platform/session/warn.ts'
import { toast } from '../ui/toasts/toast.ts'
import { takeWanted } from './wanted.ts'
import { wishState, withMember } from './wish-state.ts'

const otherTabs = openLine<'changed'>('verbena-wishlist')
const words = (key: string, values?: Record<string, string>) => surroundings().t(`wishlist:${key}`, values)

let here: number | 'visitor' | undefined
let isOpened = false
/** Changes go to the server one after the other. */
let last: Promise<unknown> = Promise.resolve()
/** Wishes and removals that the server does not know of yet. */
const onTheirWay = new Map<number, boolean>()

/** For a page, once: from here on wishes follow who is signed in, and what other tabs do. */
export function openWishlist(): void {
  if (isOpened) return
  isOpened = true
  otherTabs.hear(() => reloadWishlist())
  sessionStore.subscribe(follow)
  follow()
}

function follow(): void {
  const { state, user } = sessionStore.get()
  const next = state === 'loggedin' ? user?.id : state === 'loggedout' ? 'visitor' : undefined
  if (next === undefined || next === here) return
  here = next
  onTheirWay.clear()
  wishState.reset(next === 'visitor' ? 'visitor' : 'unknown')
  if (next === 'visitor') return
  reloadWishlist()
  void loadAwaited()
  const wanted = takeWanted()
  if (wanted?.kind === 'wish') wish(wanted.variantId)
  if (wanted?.kind === 'await') awaitStock(wanted.variantId)
}

/** After what is on its way, so that the answer knows of it. */
export function reloadWishlist(): void {
  if (typeof here === 'number') inTurn(load)
}

async function load(): Promise<void> {
  const mine = here
  try {
    const { data } = await callAccount<Wishlist>(cartPaths.wishlist)
    if (mine === here) take(data)
  } catch (error) {
    warn('The wishlist could not be fetched', error)
    if (mine === here) wishState.set({ isUnreachable: true })
  }
}

function take(items: readonly WishlistItem[]): void {
  const told: ReadonlySet<number> = new Set(items.map(({ product_variant_id: id }) => id))
  const wished = [...onTheirWay].reduce((ids, [id, isWish]) => withMember(ids, id, isWish), told)
  wishState.set({ owner: 'person', items, wished, isUnreachable: false })
}

async function loadAwaited(): Promise<void> {
  const mine = here
  try {
    const { data } = await callAccount<StockRequests>(cartPaths.stockRequests)
    const awaited = new Set(data.map(({ product_variant_id: id }) => id))
    if (mine === here) wishState.set({ awaited })
  } catch (error) {
    warn('Stock requests could not be fetched', error)
  }
}

export function wish(variantId: number): void {
  change('wished', variantId, true)
}

/** It can be taken back for as long as the message stands. */
export function unwish(variantId: number, name?: string): void {
  change('wished', variantId, false)
  if (name === undefined) return
  const undo = { label: words('undo'), run: () => wish(variantId) }
  toast('success', words('removed', { name }), undo)
}

/** A mail is sent when it is back. */
export function awaitStock(variantId: number): void {
  change('awaited', variantId, true)
  toast('success', words('awaited'))
}

export function stopAwaiting(variantId: number): void {
  change('awaited', variantId, false)
}

const paths = { wished: cartPaths.wishlist, awaited: cartPaths.stockRequests } as const

/** Seen at once; what the server refuses goes back. */
function change(what: keyof typeof paths, variantId: number, isMember: boolean): void {
  const mine = here
  const show = (is: boolean) => wishState.set({ [what]: withMember(wishState.get()[what], variantId, is) })
  const body: WishedVariant = { product_variant_id: variantId }
  show(isMember)
  if (what === 'wished') onTheirWay.set(variantId, isMember)
  inTurn(async () => {
    try {
      await callAccount(paths[what], { method: isMember ? 'POST' : 'DELETE', body })
      if (mine !== here) return
      if (onTheirWay.get(variantId) === isMember) onTheirWay.delete(variantId)
      otherTabs.tell('changed')
      if (what === 'wished') await load()
    } catch (error) {
      warn('The wishlist could not be changed', error)
      if (mine !== here) return
      onTheirWay.delete(variantId)
      show(!isMember)
      const message = error instanceof FetchError && error.body ? error.body.message : words('not-reached')
      const run = () => change(what, variantId, isMember)
      toast('error', message, { label: words('try-again'), run })
    }
  })
}

function inTurn(work: () => Promise<void>): void {
  last = last.then(work, work)
}
