import { forgetDrafts, keptDrafts } from './drafts.ts'
import { allPending, forgetEntries, setLedger } from './entries.ts'
import { emptyLedger } from './ledger.ts'
import { saveDraft } from './save-draft.ts'
import { endSaving, retry } from './saving.ts'
import { dropUnsaved, isEmpty, keepUnsaved, takeUnsaved, type Unsaved } from './unsaved.ts'

let userId: number | undefined

/** A practitioner sits down: what they left unsaved in this tab goes on its way. */
export function sitDown(user: number): void {
  userId = user
  const unsaved = takeUnsaved(user)
  if (!unsaved) return
  for (const [id, pending] of unsaved.edits) {
    setLedger(id, { ...emptyLedger, pending })
    retry(id)
  }
  for (const [key, text] of unsaved.drafts) saveDraft(key, text)
}

/** The session ended by itself: what is unsaved waits for the same person. Says whether there is any. */
export function fallAsleep(): boolean {
  const unsaved = unsavedNow()
  if (unsaved) keepUnsaved(unsaved)
  clear()
  return unsaved !== undefined && !isEmpty(unsaved)
}

/** A logout that was wanted leaves nothing behind. */
export function getUp(): void {
  clear()
  dropUnsaved()
}

/** The page goes: what is on its way may not arrive. */
export function holdFast(): void {
  const unsaved = unsavedNow()
  if (unsaved) keepUnsaved(unsaved)
}

function unsavedNow(): Unsaved | undefined {
  return userId === undefined ? undefined : { user_id: userId, edits: allPending(), drafts: keptDrafts() }
}

function clear(): void {
  userId = undefined
  endSaving()
  forgetEntries()
  forgetDrafts()
}
