import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

export const menuButton =
  'flex h-11 list-none items-center gap-1.25 rounded-control px-2 text-[14px] font-strong'
export const menuItem =
  'flex min-h-10 items-center rounded-control px-3 hover:bg-tint aria-[current]:font-semibold aria-[current]:[box-shadow:inset_3px_0_0_var(--color-verbena)]'

const placements = {
  above: 'right-0 bottom-full',
  'above-left': 'bottom-full left-0',
  below: 'top-full right-0',
} as const

type MenuProps = {
  label: string
  button: ReactNode
  buttonClass?: string
  placement?: keyof typeof placements
  /** `<li>` elements, each with at most one link, button or list of options. */
  children: ReactNode
}

/** A list of links behind a button. It opens without JavaScript; with it, arrows, Home, End, letters and Esc work. */
export function Menu({ label, button, buttonClass = '', placement = 'below', children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const typing = useRef(noTypeAhead)

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
    }
  }, [])

  /** An item would lose the focus by being hidden, and a dialog that it opens could not give it back. */
  function close(details: HTMLDetailsElement) {
    details.querySelector('summary')?.focus()
    details.open = false
  }

  function onClick({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
    if ((target as Element).closest('li :is(a, button)')) close(currentTarget)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget
    const items = [...details.querySelectorAll<HTMLElement>('li :is(a, button)')]
    const current = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' && details.open) {
      close(details)
      event.stopPropagation()
      return
    }
    // A list of options has keys of its own.
    if (event.target instanceof HTMLSelectElement) return
    if (!details.open && event.key !== 'ArrowDown') return
    const next = nextItem(event, items, current)
    if (next === undefined) return
    event.preventDefault()
    details.open = true
    items[next]?.focus()
  }

  function nextItem(event: KeyboardEvent, items: HTMLElement[], current: number): number | undefined {
    if (event.key === 'ArrowDown') return (current + 1) % items.length
    if (event.key === 'ArrowUp') return current <= 0 ? items.length - 1 : current - 1
    if (event.key === 'Home') return 0
    if (event.key === 'End') return items.length - 1
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return undefined
    typing.current = typed(typing.current, event.key, event.timeStamp)
    const match = typeAheadMatch(
      items.map((item) => item.textContent ?? ''),
      current,
      typing.current.text,
    )
    return match < 0 ? undefined : match
  }

  return (
    <details ref={menu} className="relative" onClick={onClick} onKeyDown={onKeyDown}>
      <summary className={`${menuButton} ${buttonClass}`} aria-label={label}>
        {button}
      </summary>
      <ul
        className={`absolute z-40 max-h-[70vh] min-w-50 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-2 ${placements[placement]}`}
      >
        {children}
      </ul>
    </details>
  )
}

export const typeAheadResetMs = 350

type TypeAhead = { text: string; at: number }
export const noTypeAhead: TypeAhead = { text: '', at: Number.NEGATIVE_INFINITY }

/** Letters typed quickly form a prefix; after a pause a new prefix starts. */
export function typed(before: TypeAhead, letter: string, at: number): TypeAhead {
  const text = at - before.at > typeAheadResetMs ? letter : before.text + letter
  return { text: text.toLocaleLowerCase(), at }
}

/** The next label after `current` that starts with `text`; repeating one letter cycles through its labels. */
export function typeAheadMatch(labels: readonly string[], current: number, text: string): number {
  const repeated = text.length > 1 && [...text].every((letter) => letter === text[0])
  const wanted = repeated ? text.slice(0, 1) : text
  const from = wanted.length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const at = (from + step) % labels.length
    if (labels[at]?.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}
