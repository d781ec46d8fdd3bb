import { type Keys, useKeys } from '../../platform/shortcuts.ts'

export type Command = 'next' | 'previous' | 'approve' | 'refuse'

export const certificateKeys: Keys<Command> = {
  commands: { j: 'next', k: 'previous', a: 'approve', r: 'refuse' },
  moves: ['next', 'previous'],
}

export function useShortcuts(run: (command: Command) => boolean): void {
  useKeys(certificateKeys, run)
}
