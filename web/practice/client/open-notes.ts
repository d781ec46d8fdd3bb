import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import type { FetchError } from '../../platform/call-api.ts'
import { problemCode } from '../../platform/refusals.ts'
import { callAccount } from '../../platform/session/session.ts'
import { createUnsavedWork } from '../../platform/session/unsaved-work.ts'
import { createStore, type Store } from '../../platform/store/create-store.ts'
import { changeClient } from './change-client.ts'

export type Notes = Pick<ClientRecord, 'notes' | 'notes_saved_at'>
type NotesState = {
  text: string
  state: SaveState
  /** Why the server will not save them; unset while saving is tried again. */
  refusal: FetchError | undefined
  /** Saved elsewhere meanwhile: nothing is saved here until the practitioner has decided. */
  newer: Notes | undefined
}

export type OpenNotes = {
  store: Store<NotesState>
  change(text: string): void
  /** The notes as they are on the server now: shown unless something is being written here. */
  receive(latest: Notes): void
  /** What is written here replaces the newer notes. */
  keepOwn(): void
  takeNewer(): void
  /** What to do if others turn out to be saved elsewhere while no page shows these. */
  setLeft(onNewer: (() => void) | undefined): void
  flush(): Promise<void>
  /** Gives up what is not saved. */
  stop(): Promise<void>
}

const unsaved = createUnsavedWork<OpenNotes>()

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault()

/** Until the practitioner has decided, the browser asks before the tab is closed, also on other pages. */
function warnOfUndecided(): void {
  const isUndecided = [...unsaved.values()].some(({ store }) => store.get().newer)
  // Tests have no page.
  if (isUndecided) globalThis.addEventListener?.('beforeunload', askBeforeClosing)
  else globalThis.removeEventListener?.('beforeunload', askBeforeClosing)
}

/** The private notes about a client, saved as they are written. */
export function openNotes(client: Notes & Pick<ClientRecord, 'id'>): OpenNotes {
  return unsaved.get(client.id) ?? createNotes(client)
}

function createNotes({ id, ...opened }: Notes & Pick<ClientRecord, 'id'>): OpenNotes {
  /** What is written here was made from these. */
  let base: Notes = opened
  /** Sent without an answer: perhaps saved. */
  let unanswered: string | undefined
  let onNewer: (() => void) | undefined
  const store = createStore<NotesState>({
    text: opened.notes,
    state: 'saved',
    refusal: undefined,
    newer: undefined,
  })
  const autosave = createAutosave<string>({
    save,
    onState(state, refusal) {
      store.patch({ state, refusal })
      if (state === 'saved') unsaved.delete(id)
      else unsaved.set(id, open)
    },
  })

  async function save(notes: string): Promise<void> {
    const body = { notes, notes_saved_at: base.notes_saved_at }
    try {
      base = await changeClient(id, body, { keepalive: isHidden() })
      unanswered = undefined
    } catch (error) {
      if (problemCode(error) === 'notes-changed') return saveAgain(notes, error)
      unanswered = notes
      throw error
    }
  }

  /** Others were saved meanwhile, unless they are those whose answer was lost. */
  async function saveAgain(notes: string, refusal: unknown): Promise<void> {
    const latest = await callAccount<ClientRecord>(practicePaths.client(id))
    const isOwn = unanswered !== undefined && latest.notes === storedAs(unanswered)
    unanswered = undefined
    if (isOwn) {
      base = latest
      return save(notes)
    }
    void autosave.stop()
    store.patch({ state: 'unsaved', newer: latest })
    warnOfUndecided()
    onNewer?.()
    throw refusal
  }

  /** What is written from now on was made from the newer notes. */
  function settle(): Notes | undefined {
    const { newer } = store.get()
    if (newer) base = newer
    store.patch({ newer: undefined })
    warnOfUndecided()
    return newer
  }

  const open: OpenNotes = {
    store,
    flush: autosave.flush,
    stop() {
      settle()
      onNewer = undefined
      return autosave.stop()
    },
    setLeft(tell) {
      onNewer = tell
    },
    change(written) {
      store.patch({ text: written })
      if (!store.get().newer) autosave.change(written)
    },
    receive(latest) {
      if (store.get().state !== 'saved' || latest.notes_saved_at === base.notes_saved_at) return
      base = latest
      store.patch({ text: latest.notes })
    },
    keepOwn() {
      if (settle()) autosave.change(store.get().text)
    },
    takeNewer() {
      const newer = settle()
      if (!newer) return
      unsaved.delete(id)
      store.patch({ text: newer.notes, state: 'saved', refusal: undefined })
    },
  }
  return open
}

/** Notes without a word are deleted. */
const storedAs = (notes: string) => (notes.trim() === '' ? '' : notes)

// Tests have no page.
const isHidden = () => globalThis.document?.visibilityState === 'hidden'
