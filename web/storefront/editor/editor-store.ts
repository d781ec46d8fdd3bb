import type { Store, StoreContent } from '#contract/storefront.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import type { FetchError } from '../../platform/call-api.ts'
import { isSame } from '../../platform/is-same.ts'
import { isRefused, problemCode } from '../../platform/refusals.ts'
import { createStore } from '../../platform/store/create-store.ts'
import { type Change, contentOf } from './content.ts'
import { savableContent } from './field-problems.ts'
import type { StoredDrafts } from './stored-draft.ts'
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
  const draft = drafts.read(userId)
  const isDraftNewer = draft !== undefined && draft.revision === store.revision
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

  async function save(content: StoreContent): Promise<void> {
    const { store: known, isChangedElsewhere } = state.get()
    if (isChangedElsewhere) return
    const savable = savableContent(content, contentOf(known))
    if (isSame(savable, contentOf(known))) {
      settleDraft(content, savable)
      return state.patch({ refusal: undefined })
    }
    try {
      state.patch({ store: await deps.send(savable, known.revision), refusal: undefined })
      settleDraft(content, savable)
    } catch (error) {
      if (problemCode(error) === 'store-changed') noticeNewer()
      // The same content would be refused again; the next change tries anew.
      else if (isRefused(error)) state.patch({ refusal: error, saving: 'unsaved' })
      else throw error
    }
  }

  /** It was changed elsewhere: the practitioner is asked to load the newer state. */
  function noticeNewer(): void {
    state.patch({ isChangedElsewhere: true, saving: 'unsaved' })
  }

  /** What could not be saved stays in the browser. */
  function settleDraft(content: StoreContent, savable: StoreContent): void {
    const { store: saved, history } = state.get()
    const isSaved = history.now === content && savable === content
    drafts.write(isSaved ? undefined : { user_id: userId, revision: saved.revision, content: history.now })
  }

  function show(history: UndoHistory<StoreContent>): void {
    if (history === state.get().history) return
    const { store: saved, isChangedElsewhere } = state.get()
    drafts.write({ user_id: userId, revision: saved.revision, content: history.now })
    state.patch({ history, refusal: undefined })
    if (!isChangedElsewhere) autosave.change(history.now)
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

  if (draft && isDraftNewer) change(() => draft.content)
  else if (draft && !isSame(draft.content, contentOf(store))) {
    // Typed before somebody else saved: it is shown, and the practitioner decides. Until then it stays older.
    state.patch({
      store: { ...store, revision: draft.revision },
      history: withChange(state.get().history, draft.content, { field: undefined, atMs: clock() }),
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
