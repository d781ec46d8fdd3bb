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
import { searchQueryMaximum } from '#domain/search/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { textAt } from './search-text.ts'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** The key `/` focuses the search box, except while typing. */
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

/** The props that turn the plain form into the search. */
export type FormProps = {
  isShowing?: boolean
  frame?: ComponentProps<'div'>
  form?: ComponentProps<'form'>
  box?: ComponentProps<'input'>
  back?: ComponentProps<'a'>
}
export type OverlayProps = {
  box: RefObject<HTMLInputElement | null>
  setFormProps(props: FormProps): void
}
type SearchFormProps = { load(): Promise<{ default: ComponentType<OverlayProps> }> }

/** On narrow screens the form is a row that replaces the header while in use. */
const overHeader = 'max-xl:fixed max-xl:inset-x-0 max-xl:top-0 max-xl:z-56'
const untilAsked =
  'max-xl:group-not-focus-within/search:pointer-events-none max-xl:group-not-focus-within/search:[clip-path:inset(50%)]'
/** Hides the page there until the opened content has been loaded. */
const overAll = 'max-xl:before:fixed max-xl:before:inset-0 max-xl:before:z-55 max-xl:before:bg-paper'

/** The search box of every page: a plain form until a user is about to use it and the overlay is loaded. */
export function SearchForm({ load }: SearchFormProps) {
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const languagePath = useLanguagePath()
  const box = useRef<HTMLInputElement>(null)
  useSlashKey(box)
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>()
  const [formProps, setFormProps] = useState<FormProps>({})
  const text = textAt(pathname, search)
  const isAmongResults = pathname.split('/')[2] === 'search-results'
  const { isShowing = false } = formProps
  const loadOverlay = useCallback(
    () =>
      void load().then(
        ({ default: Loaded }) => setOverlay(() => Loaded),
        () => {},
      ),
    [load],
  )

  useEffect(() => {
    // A user who focused it before hydration is waiting already.
    if (box.current && box.current === document.activeElement) loadOverlay()
  }, [loadOverlay])

  useEffect(() => {
    // Keeps what was typed before hydration.
    if (box.current && box.current !== document.activeElement && text !== undefined) box.current.value = text
  }, [text])

  return (
    <div
      className={`group/search max-xl:ml-auto xl:min-w-0 xl:flex-1 ${isAmongResults ? 'max-xl:min-w-0 max-xl:flex-1' : ''} ${isShowing ? overAll : ''}`}
      data-showing={isShowing || undefined}
      data-search
      {...formProps.frame}
    >
      <label
        htmlFor="search"
        aria-hidden="true"
        className={`icon-btn ${isAmongResults ? 'hidden' : 'xl:hidden'}`}
        onPointerEnter={loadOverlay}
      >
        <Icon name="search" size={22} />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a form that submits its box, even without scripts */}
      <form
        role="search"
        action={languagePath('/search-results')}
        className={`max-xl:flex max-xl:h-16 max-xl:items-center max-xl:gap-0.5 max-xl:border-b max-xl:border-line max-xl:bg-paper max-xl:pr-4 max-xl:pl-1.5 ${isAmongResults && !isShowing ? '' : overHeader} ${isAmongResults || isShowing ? '' : untilAsked}`}
        onPointerEnter={loadOverlay}
        onFocus={loadOverlay}
        {...formProps.form}
      >
        <a
          href={languagePath('/products')}
          className="icon-btn xl:hidden"
          aria-label={t('search.back')}
          {...formProps.back}
        >
          <Icon name="arrow-left" size={22} />
        </a>
        <span className="group/box relative flex h-11 min-w-0 flex-1 items-center gap-2.5 rounded-control border border-field bg-surface pl-3 text-ink-3 outline-offset-2 outline-ink has-[input:focus-visible]:[box-shadow:0_0_0_6px_var(--color-verbena)] has-[input:focus-visible]:outline-2">
          <Icon name="search" />
          <input
            ref={box}
            id="search"
            className="peer h-full min-w-0 flex-1 appearance-none bg-transparent text-[16px] text-ellipsis text-ink placeholder:text-ink-3 placeholder:opacity-100 focus-visible:[box-shadow:none] focus-visible:outline-none xl:text-[15px] [&::-webkit-search-cancel-button]:hidden"
            type="search"
            name="query"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={searchQueryMaximum}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            defaultValue={text}
            {...formProps.box}
          />
          <span
            className="mr-3 rounded-[3px] border border-line-2 px-1.5 text-[12px]/5 normal-nums group-focus-within/box:hidden peer-not-placeholder-shown:hidden max-2xl:hidden"
            aria-hidden="true"
          >
            /
          </span>
          <button
            type="reset"
            // Over the border, not within it: as large as any other.
            className="icon-btn -m-px text-ink-2 peer-placeholder-shown:hidden"
            aria-label={t('search.clear')}
          >
            <Icon name="x" size={18} />
          </button>
        </span>
      </form>
      {Overlay && (
        <Suspense>
          <Overlay box={box} setFormProps={setFormProps} />
        </Suspense>
      )}
    </div>
  )
}
