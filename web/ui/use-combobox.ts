import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react'

type ComboboxInput<Option> = {
  /** What can be chosen, whether or not the list is open. */
  options: readonly Option[]
  /** Part of the option's id: unique, and without spaces. */
  keyOf(option: Option): string
  onChoose(option: Option): void
  /** Enter without an active option. Otherwise the form is submitted. */
  onEnter?(): void
}

export type Combobox<Option> = ReturnType<typeof useCombobox<Option>>

/** A field with a list of options. The focus stays in the field, and its keys move through the list. */
export function useCombobox<Option>({ options, keyOf, onChoose, onEnter }: ComboboxInput<Option>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string>()
  const isShown = isOpen && options.length > 0
  const activeAt = isShown ? options.findIndex((option) => keyOf(option) === activeKey) : -1
  const active = options[activeAt]
  const activeId = active === undefined ? undefined : idOf(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function idOf(option: Option): string {
    return `${listId}-${keyOf(option)}`
  }
  function open() {
    setOpen(true)
    setActiveKey(undefined)
  }
  function close() {
    setOpen(false)
    setActiveKey(undefined)
  }
  function choose(option: Option) {
    close()
    onChoose(option)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      const next = options[nextActive(activeAt, key, options.length)]
      setOpen(true)
      setActiveKey(next === undefined ? undefined : keyOf(next))
    } else if (key === 'Escape' && isShown) {
      // Closes only the list, not its container.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (key === 'Enter' && (active !== undefined || onEnter)) {
      event.preventDefault()
      if (active === undefined) onEnter?.()
      else choose(active)
    }
  }

  return {
    listId,
    isOpen,
    isShown,
    active,
    /** Without an active option, as after typing. */
    open,
    close,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    optionProps: (option: Option) => ({
      id: idOf(option),
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === active,
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onPointerMove: () => setActiveKey(keyOf(option)),
      onClick: () => choose(option),
    }),
  }
}

/** The arrows cycle through the options and the field itself, where none is active (-1). */
export function nextActive(at: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  return at < 0 ? count - 1 : at - 1
}
