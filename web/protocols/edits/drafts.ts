import { useState } from 'react'

/** What is being typed and not yet saved, by where it is typed: `note:12:34`. Lives on when its field goes. */
const drafts = new Map<string, string>()

/** The text of a field that outlives the field: what was typed last, else `saved`. `done` once it is saved or given up. */
export function useDraft(key: string, saved: string) {
  const [held, setHeld] = useState(() => ({ key, text: drafts.get(key) ?? saved }))
  const current = held.key === key ? held : { key, text: drafts.get(key) ?? saved }
  if (current !== held) setHeld(current)
  return {
    text: current.text,
    type(text: string) {
      if (text === saved) drafts.delete(key)
      else drafts.set(key, text)
      setHeld({ key, text })
    },
    done() {
      drafts.delete(key)
    },
  }
}

export function hasDraft(key: string): boolean {
  return drafts.has(key)
}

export function keptDrafts(): [string, string][] {
  return [...drafts]
}

export function putDraftsBack(kept: readonly [string, string][]): void {
  for (const [key, text] of kept) if (!drafts.has(key)) drafts.set(key, text)
}

export function forgetDrafts(): void {
  drafts.clear()
}
