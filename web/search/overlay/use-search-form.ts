import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguagePath } from '../../platform/links.tsx'
import type { OverlayProps } from '../form/search-form.tsx'
import { resultsPath } from '../form/search-text.ts'
import type { useSearch } from './use-search.ts'

type SearchFormOptions = Pick<OverlayProps, 'box' | 'setFormProps'> &
  ReturnType<typeof useSearch> & {
    /** The grid under the box and its active cell. */
    grid: string
    active: string | undefined
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  }

/** Turns the header's form into this search's box. */
export function useSearchForm({
  box,
  setFormProps,
  search,
  send,
  leave,
  grid,
  active,
  onKeyDown,
}: SearchFormOptions) {
  const navigate = useNavigate()
  const { key, pathname, search: asked } = useLocation()
  const languagePath = useLanguagePath()
  const isShowing = search.showing !== 'not-showing'
  const isWindowLeft = useRef(false)
  const open = () => send({ type: 'opened', text: box.current?.value ?? '' })
  const type = () => send({ type: 'typed', text: box.current?.value ?? '' })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const query = box.current?.value.trim()
    if (!query) return
    box.current?.blur()
    send({ type: 'closed' })
    const path = languagePath(resultsPath(query))
    void navigate(path, { replace: path === pathname + asked })
  }

  function clear(event: SyntheticEvent) {
    event.preventDefault()
    if (!box.current) return
    box.current.value = ''
    box.current.focus()
    type()
  }

  function goBack(event: MouseEvent) {
    if (!isShowing && key === 'default') return
    event.preventDefault()
    if (isShowing) leave()
    else void navigate(-1)
  }

  useLayoutEffect(() =>
    setFormProps({
      isShowing,
      frame: {
        onBlur: ({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) send({ type: 'closed' })
        },
      },
      form: { onSubmit: submit, onReset: clear },
      back: { onClick: goBack },
      box: {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'grid',
        'aria-expanded': isShowing,
        'aria-controls': isShowing ? grid : undefined,
        'aria-activedescendant': isShowing ? active : undefined,
        onKeyDown,
        onClick: open,
        // When the window loses the focus, the box keeps it.
        onBlur: ({ currentTarget }) => {
          isWindowLeft.current = document.activeElement === currentTarget
        },
        // Returning to the window, or from the overlay to the box, does not reopen it.
        onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!isWindowLeft.current && !currentTarget.closest('[data-search]')?.contains(relatedTarget))
            open()
        },
        // Text still being composed with an input method is not complete.
        onInput: ({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || type(),
        onCompositionEnd: type,
      },
    }),
  )
}
