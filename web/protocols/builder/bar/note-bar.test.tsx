import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { wordsFrom } from '../../../../tests/support/locales/read-texts.ts'
import { protocolOf, protocolProduct } from '../../../../tests/support/protocol.ts'
import { TextProvider } from '../../../platform/i18n/translation-context.tsx'
import { setSessionContext } from '../../../platform/session/session-context.ts'
import { forgetDrafts, keepDraft, keptDrafts, noteDraft } from '../../edits/drafts.ts'
import { protocolOutbox } from '../../edits/protocol-outbox.ts'
import { builder } from '../store.ts'
import { NoteBar } from './note-bar.tsx'

/** Rendering on the server runs no effects. */
const effects: (() => (() => void) | undefined)[] = []
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: (typeof effects)[number]) => void effects.push(effect),
}))
vi.mock('../../../ui/thumb.css?url', () => ({ default: '/thumb.css' }))
vi.mock('../../../platform/session/session.ts', () => ({
  isSignedIn: () => true,
  callAccount: () => new Promise(() => {}),
  useSession: () => ({}),
}))
const { resources } = wordsFrom('en', 'builder')

const zinc = protocolProduct({ id: 1, variantId: 11 })
const protocol = protocolOf([zinc, protocolProduct({ id: 2, variantId: 22 })])
const draft = noteDraft(7, 11)
const notesSent = () =>
  protocolOutbox.find(7)?.pending.flatMap(({ change: { edit } }) => ('notes' in edit ? [edit.notes] : []))

/** Returns what it shows, and how it goes away. */
function showBar() {
  effects.length = 0
  const shown = renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <NoteBar protocol={protocol} product={zinc} isPhone />
    </TextProvider>,
  )
  const cleanups = effects.map((effect) => effect())
  return {
    shown,
    goAway() {
      for (const cleanup of cleanups) cleanup?.()
    },
  }
}

beforeEach(() => {
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  forgetDrafts()
  protocolOutbox.clear()
  protocolOutbox.begin(7, protocol)
})

test('a note typed in the bar is saved when the next product takes its place', () => {
  const { goAway } = showBar()
  keepDraft(draft, 'with lunch')
  goAway()
  expect(notesSent()).toEqual(['with lunch'])
  expect(keptDrafts()).toEqual([])
})

test('a note typed before the bar was drawn anew is still there', () => {
  keepDraft(draft, 'with lunch')
  expect(showBar().shown).toContain('value="with lunch"')
})

test('a note about a product that was taken back is forgotten', () => {
  const { goAway } = showBar()
  keepDraft(draft, 'with lunch')
  builder.takeBack(7, zinc)
  expect(keptDrafts()).toEqual([])
  goAway()
  expect(notesSent()).toEqual([])
  expect(protocolOutbox.find(7)?.shown?.products.map(({ id }) => id)).toEqual([2])
})
