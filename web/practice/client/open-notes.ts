import type { ClientRecord } from '#contract/practice.ts'
import { createAutosave, type SaveState } from '../../platform/autosave.ts'
import { createUnsavedWork } from '../../platform/session/unsaved-work.ts'
import { createStore, type Store } from '../../platform/store/create-store.ts'
import { changeClient } from './change-client.ts'

export type OpenNotes = {
  store: Store<{ text: string; state: SaveState }>
  change(text: string): void
  flush(): Promise<void>
  /** Gives up what is not saved. */
  stop(): Promise<void>
}

const unsaved = createUnsavedWork<OpenNotes>()

/** The private notes about a client, saved as they are written. */
export function openNotes(client: Pick<ClientRecord, 'id' | 'notes'>): OpenNotes {
  return unsaved.get(client.id) ?? createNotes(client)
}

function createNotes({ id, notes: text }: Pick<ClientRecord, 'id' | 'notes'>): OpenNotes {
  const store = createStore<{ text: string; state: SaveState }>({ text, state: 'saved' })
  const autosave = createAutosave<string>({
    save: (notes) => changeClient(id, { notes }),
    onState(state) {
      store.patch({ state })
      if (state === 'saved') unsaved.delete(id)
      else unsaved.set(id, open)
    },
  })
  const open: OpenNotes = {
    store,
    flush: autosave.flush,
    stop: autosave.stop,
    change(written) {
      store.patch({ text: written })
      autosave.change(written)
    },
  }
  return open
}
