import { type Keys, useKeys } from '../../platform/shortcuts.ts'

type Command = 'next' | 'previous' | 'process' | 'send'

const orderKeys: Keys<Command> = {
  commands: { j: 'next', k: 'previous', p: 'process', s: 'send' },
  moves: ['next', 'previous'],
}

export function useOrderKeys(run: (command: Command) => boolean): void {
  useKeys(orderKeys, run)
}
