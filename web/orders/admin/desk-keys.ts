import { type Keys, useKeys } from '../../platform/shortcuts.ts'

type Command = 'next' | 'previous' | 'process' | 'send'

const deskKeys: Keys<Command> = {
  commands: { j: 'next', k: 'previous', p: 'process', s: 'send' },
  moves: ['next', 'previous'],
}

export function useDeskKeys(run: (command: Command) => boolean): void {
  useKeys(deskKeys, run)
}
