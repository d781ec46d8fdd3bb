import { useEffect, useEffectEvent } from 'react'

const commands = { j: 'next', k: 'previous', a: 'approve', r: 'refuse' } as const
export type Command = (typeof commands)[keyof typeof commands]

type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  defaultPrevented: boolean
}

/** What a key asks for; nothing while somebody types or means the browser. */
export function commandOf(press: Press, isTyping: boolean): Command | undefined {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return undefined
  const key = press.key.toLowerCase()
  const command = Object.hasOwn(commands, key) ? commands[key as keyof typeof commands] : undefined
  // A key that is held down moves on, but decides only once.
  const decides = command === 'approve' || command === 'refuse'
  return press.repeat && decides ? undefined : command
}

/** Fields take letters themselves, and a dialog covers what the keys would change. */
function isTyping(target: EventTarget | null): boolean {
  const field =
    'textarea, select, [contenteditable], dialog, input:not([type=checkbox], [type=radio], [type=button])'
  return target instanceof Element && target.closest(field) !== null
}

/** `run` answers whether it took the command: what nobody takes stays the browser's. */
export function useShortcuts(run: (command: Command) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, isTyping(event.target))
    if (command && run(command)) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
