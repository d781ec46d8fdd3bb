import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { longestQuery } from '#domain/search/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { textAt } from './search-text.ts'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** The key `/` goes to the search box, unless it is typed somewhere. */
function useSlashKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest?.(typing)) return
      event.preventDefault()
      input?.focus({ preventScroll: true })
      input?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [box])
}

/** What a plain form becomes once somebody holds it. */
export type HeldDoor = {
  isShowing?: boolean
  frame?: ComponentProps<'div'>
  form?: ComponentProps<'form'>
  box?: ComponentProps<'input'>
  back?: ComponentProps<'a'>
}
export type OverlayProps = {
  box: RefObject<HTMLInputElement | null>
  hold(door: HeldDoor): void
}
type SearchDoorProps = { load(): Promise<{ default: ComponentType<OverlayProps> }> }

/** Every page has this box: a form, until somebody is about to use it and what opens under it has come. */
export function SearchDoor({ load }: SearchDoorProps) {
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const languagePath = useLanguagePath()
  const box = useRef<HTMLInputElement>(null)
  useSlashKey(box)
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>()
  const [held, hold] = useState<HeldDoor>({})
  const text = textAt(pathname, search)
  const wake = useCallback(
    () =>
      void load().then(
        ({ default: Loaded }) => setOverlay(() => Loaded),
        () => {},
      ),
    [load],
  )

  useEffect(() => {
    // Somebody who went to it before the scripts were there is waiting already.
    if (box.current && box.current === document.activeElement) wake()
  }, [wake])

  useEffect(() => {
    // Not what somebody typed before the scripts were there.
    if (box.current && box.current !== document.activeElement && text !== undefined) box.current.value = text
  }, [text])

  return (
    <div
      className="search"
      data-showing={held.isShowing || undefined}
      data-page={pathname.split('/')[2]}
      {...held.frame}
    >
      <label htmlFor="search" aria-hidden="true" className="icon-btn" onPointerEnter={wake}>
        <Icon name="search" size={22} />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a form that sends its box, also without script */}
      <form
        role="search"
        action={languagePath('/search-results')}
        onPointerEnter={wake}
        onFocus={wake}
        {...held.form}
      >
        <a href={languagePath('/products')} className="icon-btn" aria-label={t('search.back')} {...held.back}>
          <Icon name="arrow-left" size={22} />
        </a>
        <span className="search-box">
          <Icon name="search" />
          <input
            ref={box}
            id="search"
            type="search"
            name="query"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={longestQuery}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            defaultValue={text}
            {...held.box}
          />
          <span className="search-key" aria-hidden="true">
            /
          </span>
          <button type="reset" className="icon-btn" aria-label={t('search.clear')}>
            <Icon name="x" size={18} />
          </button>
        </span>
      </form>
      {Overlay && (
        <Suspense>
          <Overlay box={box} hold={hold} />
        </Suspense>
      )}
    </div>
  )
}
