import type { KeyOf } from '#domain/text-keys.ts'
import { FetchError } from '../platform/call-api.ts'
import { messageOf } from '../platform/error-text.ts'
import { createOutbox } from '../platform/outbox/create-outbox.ts'
import { sessionContext } from '../platform/session/session-context.ts'
import { warn } from '../platform/session/warn.ts'
import { openTabChannel } from '../platform/store/tab-channel.ts'
import { closeToast, toast } from '../platform/toasts/toast.ts'
import { visitorWishes } from './visitor-wishes.ts'
import { loadWishes, sendWishChange } from './wish-calls.ts'
import {
  isWishEdit,
  noWishes,
  type PersonWishes,
  type WishAnswer,
  type WishChange,
  type WishEdit,
  wishRules,
  withItems,
} from './wish-changes.ts'
import { forgetWishFailure, resetWishlist, wishState } from './wish-state.ts'

export const otherTabs = openTabChannel<'changed'>('verbena-wishlist')
export const words = (key: KeyOf<'wishlist'>, values?: Record<string, string>) =>
  sessionContext().t(`wishlist:${key}`, values)

/** The outbox contains one entry: wishlist and stock requests of the logged-in user. */
const wishlistKey = 0

const outbox = createOutbox<PersonWishes, WishChange, WishAnswer>({
  rules: wishRules,
  send: (_, change) => sendWishChange(change),
  load: async (): Promise<PersonWishes> =>
    withItems(outbox.find(wishlistKey)?.confirmed ?? noWishes, await loadWishes()),
  classifyError: (_, { kind }) => (kind === 'merge' ? 'refused' : 'declined'),

  onDone(_, change, { leftOut = [] }) {
    if (change.kind === 'requests') return
    otherTabs.post('changed')
    if (change.kind === 'awaited' && change.isMember) toast('success', words('awaited'))
    if (change.kind !== 'merge') return
    // Items that do not fit stay here, and are tried again with the next page.
    visitorWishes.merged(change.merge, leftOut)
    if (leftOut.length === 0) return
    const message = words('left-out')
    toast('error', message)
    wishState.patch({ failure: { message } })
  },

  onRefused(_, change, error) {
    if (isWishEdit(change)) refuse(change, error)
    else if (change.kind === 'requests') warn('Stock requests could not be fetched', error)
    else {
      warn('A wishlist could not be merged', error)
      // It always will be unreadable.
      if (error instanceof FetchError && [400, 404, 422].includes(error.status)) visitorWishes.write([])
    }
  },

  onLoadFailed(_, error) {
    warn('The wishlist could not be fetched', error)
    wishState.patch({ isUnreachable: true })
  },
})

outbox.entries.subscribe((before) => {
  const { confirmed, shown } = outbox.find(wishlistKey) ?? {}
  if (!shown) return
  const { items, wished, awaited, isLoaded } = shown
  const isNews = confirmed?.items !== before.get(wishlistKey)?.confirmed?.items
  wishState.patch({
    owner: isLoaded ? 'person' : 'unknown',
    items,
    wished,
    awaited,
    ...(isNews && { isUnreachable: false }),
  })
})

export const clearPersonWishlist = outbox.clear

export function openPersonWishlist(): void {
  const ids = visitorWishes.read()
  resetWishlist('unknown')
  outbox.begin(wishlistKey, { ...noWishes, wished: new Set(ids) })
  if (ids.length > 0) outbox.add(wishlistKey, { kind: 'merge', merge: visitorWishes.toMerge() })
  else void reloadPersonWishlist()
  outbox.add(wishlistKey, { kind: 'requests' })
}

export function reloadPersonWishlist(): Promise<void> {
  return outbox.refresh(wishlistKey)
}

/** Shown at once; reverted if the server refuses it. */
export function editPersonWishlist(edit: WishEdit): void {
  forgetWishFailure()
  outbox.add(wishlistKey, edit)
}

/** Whether the shop has accepted it; a refusal is reported. */
export async function wishForPerson(variantId: number): Promise<boolean> {
  const wish = { kind: 'wished', variantId, isMember: true } as const
  forgetWishFailure()
  try {
    return (await outbox.request(wishlistKey, wish)) !== undefined
  } catch (error) {
    refuse(wish, error)
    return false
  }
}

function refuse(edit: WishEdit, error: unknown): void {
  warn('The wishlist could not be changed', error)
  const isHere = outbox.currentPerson()
  const message = messageOf(error) ?? words('not-reached')
  const onRetry = () => {
    closeToast(shown)
    if (isHere()) editPersonWishlist(edit)
  }
  const shown = toast('error', message, { label: words('try-again'), run: onRetry })
  wishState.patch({ failure: { message, variantId: edit.variantId, onRetry } })
}
