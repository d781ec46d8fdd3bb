import type { Store, StoreContent } from '#contract/storefront.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import type { FetchError } from '../../platform/call-api.ts'
import { isSame } from '../../platform/is-same.ts'
import { isRefused, problemCode } from '../../platform/refusals.ts'
import { createStore } from '../../platform/store/create-store.ts'
import { type Change, contentOf, isStoredAs } from './content.ts'
import { savableContent } from './field-problems.ts'
import type { StoredDraft, StoredDrafts } from './stored-draft.ts'
import { redone, startHistory, type UndoHistory, undone, withChange } from './undo-history.ts'

export type EditorState = {
  /** As the server has it. */
  store: Store
  history: UndoHistory<StoreContent>
  saving: SaveState
  /** Why the server refused to save. */
  refusal: FetchError | undefined
  /** It was changed elsewhere: nothing is saved until the practitioner has decided. */
  isChangedElsewhere: boolean
}

type EditorDeps = {
  userId: number
  drafts: StoredDrafts
  /** Sends the whole content, made from a revision. */
  send(content: StoreContent, revision: number): Promise<Store>
  load(): Promise<Store>
  clock?: () => number
  pauseMs?: number
}

/** A page being edited: what is typed, what is saved, and what can be undone. */
export function createEditor(store: Store, deps: EditorDeps) {
  const { userId, drafts, clock = Date.now } = deps
  const state = createStore<EditorState>({
    store,
    history: startHistory(contentOf(store)),
    saving: 'saved',
    refusal: undefined,
    isChangedElsewhere: false,
  })
  const autosave = createAutosave<StoreContent>({
    save,
    onState: (saving) => {
      if (!state.get().isChangedElsewhere && !state.get().refusal) state.patch({ saving })
    },
    pauseMs: deps.pauseMs ?? 1000,
  })

  /** Sent without an answer: perhaps saved. */
  let unanswered: StoreContent | undefined

  async function save(content: StoreContent): Promise<void> {
    if (state.get().isChangedElsewhere) return
    try {
      // If it was saved, only the same content is answered from the same revision.
      if (unanswered) await send(unanswered)
      const saved = contentOf(state.get().store)
      const savable = savableContent(content, saved)
      if (!isStoredAs(savable, saved)) await send(savable)
      state.patch({ refusal: undefined })
      settleDraft(content, savable)
    } catch (error) {
      if (isRefused(error)) unanswered = undefined
      if (problemCode(error) === 'store-changed') noticeNewer()
      // The same content would be refused again; the next change tries anew.
      else if (isRefused(error)) state.patch({ refusal: error, saving: 'unsaved' })
      else throw error
    }
  }

  async function send(content: StoreContent): Promise<void> {
    unanswered = content
    state.patch({ store: await deps.send(content, state.get().store.revision) })
    unanswered = undefined
    keepDraft()
  }

  /** It was changed elsewhere: the practitioner is asked to load the newer state. */
  function noticeNewer(): void {
    state.patch({ isChangedElsewhere: true, saving: 'unsaved' })
  }

  function keepDraft(): void {
    const { store: saved, history } = state.get()
    drafts.write({ user_id: userId, revision: saved.revision, content: history.now })
  }

  /** What could not be saved stays in the browser. */
  function settleDraft(content: StoreContent, savable: StoreContent): void {
    const isSaved = state.get().history.now === content && savable === content
    if (isSaved) drafts.write(undefined)
    else keepDraft()
  }

  function show(history: UndoHistory<StoreContent>): void {
    if (history === state.get().history) return
    state.patch({ history, refusal: undefined })
    keepDraft()
    if (!state.get().isChangedElsewhere) autosave.change(history.now)
  }

  /** `field`: typing in the same one is undone together. */
  function change(apply: Change, field?: string): void {
    const { history } = state.get()
    show(withChange(history, apply(history.now), { field, atMs: clock() }))
  }

  /** What the server answered to a call other than saving the content. */
  function take(next: Store): void {
    const { history } = state.get()
    const content = contentOf(next)
    unanswered = undefined
    state.patch({
      store: next,
      history: isSame(content, history.now)
        ? history
        : withChange(history, content, { field: undefined, atMs: clock() }),
      refusal: undefined,
      isChangedElsewhere: false,
      saving: 'saved',
    })
    drafts.write(undefined)
  }

  const draft = drafts.read(userId)
  if (draft) bringBack(draft)

  function bringBack({ revision, content }: StoredDraft): void {
    const saved = contentOf(store)
    const isSaved = (each: StoreContent) => isStoredAs(each, saved)
    if (isSaved(content)) drafts.write(undefined)
    else if (revision === store.revision || isSaved(savableContent(content, saved))) change(() => content)
    // Typed before somebody else saved: it is shown, and the practitioner decides. Until then it stays older.
    else
      state.patch({
        store: { ...store, revision },
        history: withChange(state.get().history, content, { field: undefined, atMs: clock() }),
        isChangedElsewhere: true,
        saving: 'unsaved',
      })
  }

  return {
    state,
    change,
    undo: () => show(undone(state.get().history)),
    redo: () => show(redone(state.get().history)),
    flush: autosave.flush,
    /** Saves everything; false if that failed. */
    settle: async () => (await autosave.settle()) && !state.get().refusal && !state.get().isChangedElsewhere,
    take,
    noticeNewer,
    /** Saves what can be saved now; the rest stays in the browser. */
    async close(): Promise<void> {
      await autosave.flush()
      await autosave.stop()
    },
    /** The newer state; what was typed here can be brought back by undoing. */
    async loadNewer(): Promise<void> {
      await autosave.stop()
      take(await deps.load())
    },
    /** Name and publication, which leave the content as it is. */
    updateMetadata(next: Store): void {
      const { store: known } = state.get()
      if (next.revision !== known.revision) noticeNewer()
      state.patch({ store: { ...next, ...contentOf(known), revision: known.revision } })
    },
  }
}
export type Editor = ReturnType<typeof createEditor>
