import { useEffect, useEffectEvent } from 'react'

type Press = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  defaultPrevented: boolean
}

/** The meaning of keys on a page. `moves`: commands repeated while a key is held down. */
export type Keys<Command extends string> = {
  commands: Readonly<Record<string, Command>>
  moves: readonly Command[]
}

/** The command of a key; none while the user types or uses a browser shortcut. */
export function commandOf<Command extends string>(
  { commands, moves }: Keys<Command>,
  press: Press,
  isTyping: boolean,
): Command | undefined {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return undefined
  const key = press.key.toLowerCase()
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined
  // A key held down repeats moves, but makes only one decision.
  return press.repeat && command && !moves.includes(command) ? undefined : command
}

/** Fields need the letters themselves, and a dialog covers what the keys would change. */
function isTyping(target: EventTarget | null): boolean {
  const field =
    'textarea, select, [contenteditable], dialog, input:not([type=checkbox], [type=radio], [type=button])'
  return target instanceof Element && target.closest(field) !== null
}

/** `run` returns whether it handled the command: unhandled keys are left to the browser. */
export function useKeys<Command extends string>(
  keys: Keys<Command>,
  run: (command: Command) => boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(keys, event, isTyping(event.target))
    if (command && run(command)) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** The next or previous item; stops at the ends. */
export function neighbour(
  queue: readonly { id: number }[],
  id: number | undefined,
  step: 1 | -1,
): number | undefined {
  const at = queue.findIndex((entry) => entry.id === id)
  if (at < 0) return queue[0]?.id
  return (queue[at + step] ?? queue[at])?.id
}
