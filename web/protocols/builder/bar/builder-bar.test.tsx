import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Protocol } from '#contract/protocols.ts'
import { wordsFrom } from '../../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../../platform/i18n/translation-context.tsx'
import type { LoadedProtocol } from '../../edits/protocol-store.ts'
import type { Builder } from '../store.ts'
import { BuilderBar } from './builder-bar.tsx'

let isPhone = true
vi.mock('../../../ui/thumb.css?url', () => ({ default: '/thumb.css' }))
vi.mock('../../../ui/tooltip.css?url', () => ({ default: '/tooltip.css' }))
vi.mock('../../../platform/session/session.ts', () => ({
  isSignedIn: () => true,
  useSession: () => ({ user: { user_type_id: 2 } }),
}))
vi.mock('../use-screen.ts', () => ({ useIsPhone: () => isPhone, useScreenWidth: () => 2 }))
const { resources } = wordsFrom('en', 'builder', 'shop')

const protocol: Protocol = {
  protocol_id: 7,
  name: 'Sleep foundations',
  description: '',
  total_price: 0,
  currency: 'EUR',
  storyblok_id: null,
  revision: 1,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  shared_with: 0,
  has_link: false,
  products: [],
}
const on = { mode: 'standard', isOn: true, isUnfolded: true, width: 400 } as const
const active: Builder = { ...on, state: 'ActiveProtocol', activeId: 7 }
const nothing: LoadedProtocol = { protocol: undefined, error: undefined, saving: 'idle', retry() {} }

function bar(now: Builder, loaded: Partial<LoadedProtocol> = {}): string {
  const act = () => {}
  return renderToStaticMarkup(
    <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
      <BuilderBar
        now={now}
        loaded={{ ...nothing, ...loaded }}
        isPanelOpen={false}
        isBesidePanel={false}
        onDetails={act}
      />
    </TextProvider>,
  )
}
const onSwitch = 'role="switch" aria-checked="true"'

describe.each([
  { screen: 'phone', phone: true },
  { screen: 'wide screen', phone: false },
])('on a $screen a practitioner can turn the builder off', ({ phone }) => {
  beforeEach(() => {
    isPhone = phone
  })

  test.each([
    { when: 'before they choose a protocol', isProtocolMissed: false },
    { when: 'after they tried to add a product without a protocol', isProtocolMissed: true },
  ])('$when', ({ isProtocolMissed }) => {
    expect(bar({ ...on, state: 'Default', activeId: null, isProtocolMissed })).toContain(onSwitch)
  })

  test('while the protocol is being loaded', () => {
    expect(bar(active)).toContain(onSwitch)
  })

  test('while the protocol cannot be loaded or saved', () => {
    for (const loaded of [
      { error: new TypeError('Failed to fetch') },
      { protocol, saving: 'failed' },
    ] as const) {
      const shown = bar(active, loaded)
      expect(shown).toContain(onSwitch)
      expect(shown).toContain('Try again')
    }
  })
})
