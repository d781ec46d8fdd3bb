import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { builderShortcut, isBuilderShortcut } from './builder-shortcut.ts'
import { hidesBuilder } from './hidden-pages.ts'
import { focusPanel } from './panel/panel.tsx'
import { focusBar } from './panel/use-focus-inside.ts'
import { useBuilder } from './store.ts'

/** The builder stands last on every page: a link at the top and a shortcut lead to it. */
export function SkipToBuilder() {
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
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, which may be the panel */}
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

/** Into the panel where it is seen; from there, or where it is not, to the bar. */
function goToBuilder(): void {
  const panel = document.getElementById('builder-panel')
  if (panel?.checkVisibility() && !panel.contains(document.activeElement)) focusPanel()
  else focusBar()
}
