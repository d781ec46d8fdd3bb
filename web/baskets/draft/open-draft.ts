import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket, BasketChange } from '#contract/baskets.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import { FetchError, isNotFound, isTransient } from '../../platform/call-api.ts'
import { isSame } from '../../platform/is-same.ts'
import { problemCode } from '../../platform/refusals.ts'
import { reloadAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { createUnsavedWork } from '../../platform/session/unsaved-work.ts'
import { createStore, type Store } from '../../platform/store/create-store.ts'
import { type BasketKey, deleteDraft, updateCachedBasket } from '../use-baskets.ts'
import { linesOf } from './draft-lines.ts'
import { type Draft, type MergedDraft, mergeDrafts } from './merge-drafts.ts'

type DraftState = Draft & {
  /** As it was last saved: with names and prices. */
  saved: Basket
  state: SaveState
  /** Why the server refused the lines or the message; removed when they are changed. */
  refusal: { error: unknown; of: keyof Draft } | undefined
  /** Changes made elsewhere, such as in another tab, were merged with those made here. */
  merged: Pick<MergedDraft, 'otherMessage'> | undefined
}

export type OpenDraft = {
  store: Store<DraftState>
  change(part: (now: Draft) => Partial<Draft>): void
  flush(): Promise<void>
  /** Gives up what is not saved. */
  stop(): Promise<void>
  /** Saves everything; whether it may be sent as it is shown. */
  isReady(): Promise<boolean>
  /** The latest server state: the draft may have been changed in another tab. */
  adoptServerState(known: Basket): void
  /** Returns the server's message. */
  remove(): Promise<string | undefined>
}

const unsaved = createUnsavedWork<OpenDraft>()

/** The draft of a page, also of one that was left before it was saved. */
export function openDraft(first: Basket): OpenDraft {
  return unsaved.get(first.id) ?? createDraft(first)
}

/**
 * Saved as it is changed. If the server refuses the lines, they are reset to the saved ones, with a message. What was
 * changed elsewhere since is merged.
 */
function createDraft(first: Basket): OpenDraft {
  const at: BasketKey = { clientId: first.client.id, id: first.id }
  const path = basketPaths.one(at.clientId, at.id)
  const store = createStore<DraftState>({
    lines: linesOf(first),
    message: first.message,
    saved: first,
    state: 'saved',
    refusal: undefined,
    merged: undefined,
  })
  const autosave = createAutosave<Draft>({
    save,
    onState(state) {
      store.patch({ state })
      if (state === 'saved') unsaved.delete(at.id)
      else unsaved.set(at.id, draft)
    },
  })
  /** Sent, but not answered: the server may have saved one of them. */
  let unanswered: Draft[] = []
  const now = (): Draft => ({ lines: store.get().lines, message: store.get().message })

  async function save(wanted: Draft): Promise<void> {
    const present = await put(wanted).catch((error: unknown) => afterRefusal(wanted, error))
    unanswered = []
    if (!present) return
    store.patch({ saved: present })
    // The page may be closed by now; the next one must not start from older data.
    await updateCachedBasket(at.clientId, present)
  }

  function put({ lines, message }: Draft): Promise<Basket> {
    const body: BasketChange = {
      products: lines.map(({ variantId, quantity }) => ({ product_variant_id: variantId, quantity })),
      message: message.trim(),
      changed_at: store.get().saved.changed_at,
    }
    return callAccount<Basket>(path, { method: 'PUT', body })
  }

  /** Undefined if the draft does not exist any more. */
  async function afterRefusal(wanted: Draft, error: unknown): Promise<Basket | undefined> {
    const isSessionOver = error instanceof FetchError && error.status === 401
    if (isTransient(error) || isSessionOver) {
      unanswered.push({ lines: wanted.lines, message: wanted.message.trim() })
      throw error
    }
    const present = await callAccount<Basket>(path).catch((failure: unknown) => {
      if (isNotFound(failure)) return undefined
      throw failure
    })
    if (present?.state !== 'draft') {
      void autosave.stop()
      if (!present) await reloadAccountData(path)
      return present
    }
    if (problemCode(error) === 'basket-changed') merge(present)
    else revert(wanted, present, error)
    return present
  }

  function merge(present: Basket): void {
    const elsewhere = { lines: linesOf(present), message: present.message }
    if (!unanswered.some((sent) => isSame(sent, elsewhere))) {
      const { saved } = store.get()
      const base = { lines: linesOf(saved), message: saved.message }
      const { otherMessage, ...both } = mergeDrafts({ base, here: now(), elsewhere })
      store.patch({ ...both, merged: { otherMessage } })
    }
    if (!isSame(now(), elsewhere)) autosave.change(now())
  }

  function revert(wanted: Draft, present: Basket, error: unknown): void {
    const lines = linesOf(present)
    if (isSame(lines, wanted.lines)) {
      store.patch({ refusal: { error, of: 'message' } })
    } else {
      store.patch({ lines, refusal: { error, of: 'lines' } })
      // It was refused only together with the products.
      autosave.change(now())
    }
  }

  const draft: OpenDraft = {
    store,
    flush: autosave.flush,
    stop: autosave.stop,
    change(part) {
      const changed = part(now())
      const { refusal } = store.get()
      store.patch({ ...changed, refusal: refusal && refusal.of in changed ? undefined : refusal })
      autosave.change(now())
    },
    async isReady() {
      if (store.get().refusal?.of === 'message') autosave.change(now())
      store.patch({ refusal: undefined })
      return (await autosave.settle()) && store.get().refusal === undefined
    },
    adoptServerState(known) {
      const { saved, state, refusal } = store.get()
      if (known === saved || state !== 'saved' || refusal?.of === 'message') return
      if (known.changed_at < saved.changed_at) return
      const isChanged = known.changed_at > saved.changed_at
      // An unchanged draft may have other prices.
      store.patch({ saved: known, ...(isChanged && { lines: linesOf(known), message: known.message }) })
    },
    async remove() {
      const isSaved = store.get().state === 'saved'
      await autosave.stop()
      try {
        const said = await deleteDraft(at)
        unsaved.delete(at.id)
        return said
      } catch (error) {
        if (!isSaved) autosave.change(now())
        throw error
      }
    },
  }
  return draft
}
