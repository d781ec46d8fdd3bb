import { createContext, use } from 'react'
import type { StoreContent } from '#contract/storefront.ts'
import { useStore } from '../../platform/store/create-store.ts'
import type { Editor, EditorState } from './editor-store.ts'
import type { EditorProblems } from './field-problems.ts'

type Editing = {
  editor: Editor
  problems: EditorProblems
  /** What is edited at present, such as `header.title`; the preview frames it. */
  place: string
  setPlace(place: string): void
}

export const EditorContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing & { state: EditorState; content: StoreContent } {
  const editing = use(EditorContext)
  if (!editing) throw new Error('Not inside an editor')
  const state = useStore(editing.editor.state)
  return { ...editing, state, content: state.history.now }
}
