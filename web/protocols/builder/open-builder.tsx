import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { once } from '../../platform/once.ts'
import { fillSlot } from '../../platform/slots.tsx'
import { ProductAction } from './add/product-action.tsx'
import { builderShortcut, isBuilderShortcut } from './builder-shortcut.ts'
import { keepBuilder } from './keep-builder.ts'
import { focusPanel } from './panel/panel.tsx'
import { focusBar } from './panel/use-focus-inside.ts'
import { BuilderScreen } from './screen.tsx'
import { useBuilder } from './store.ts'

/** Starts the builder for practitioners: the bar on every page, and the buttons on every product. */
export const openBuilder = once(() => {
  keepBuilder()
  fillSlot('skip', SkipToBuilder)
  fillSlot('bar', BuilderPlace)
  // Texts about connection problems have to be loaded while there is a connection.
  import('../../platform/toasts/toast-sheet.tsx').catch(() => {})
})

function BuilderPlace() {
  const { pathname } = useLocation()
  useTranslation('builder')
  // Only after the texts are loaded, so that no card has to wait for them.
  useEffect(() => fillSlot('product-action', ProductAction), [])
  return hidesBuilder(pathname) ? null : <BuilderScreen />
}

/** The builder is the last element of every page; a skip link and a shortcut lead to it. */
function SkipToBuilder() {
  const { t } = useTranslation('builder')
  const { pathname } = useLocation()
  const { state } = useBuilder()
  const isThere = state !== 'Unauthorized' && !hidesBuilder(pathname)

  useEffect(() => {
    if (!isThere) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isBuilderShortcut(event)) return
      event.preventDefault()
      goToBuilder()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isThere])

  if (!isThere) return null
  return (
    <nav aria-label={t('bar.skip')}>
      {/* biome-ignore lint/a11y/useValidAnchor: it links to a place on the page, which may be the panel */}
      <a
        href="#builder"
        className="skip-link btn btn-primary"
        aria-keyshortcuts={builderShortcut.aria}
        onClick={(event) => {
          event.preventDefault()
          goToBuilder()
        }}
      >
        {t('bar.skip')}
      </a>
    </nav>
  )
}

/** Focuses the panel if it is visible; from the panel, or without it, the bar. */
function goToBuilder(): void {
  const panel = document.getElementById('builder-panel')
  if (panel?.checkVisibility() && !panel.contains(document.activeElement)) focusPanel()
  else focusBar()
}

/** Pages for buying, the wishlist, and protocols as clients see them. */
const hidden = ['cart', 'wishlist', 'checkout', 'protocols']

export function hidesBuilder(pathname: string): boolean {
  const [, , page = ''] = pathname.split('/')
  return hidden.includes(page)
}
