import { openTabChannel } from '../../platform/store/tab-channel.ts'

/** What tabs tell each other: ids and revisions, never what a protocol says. */
export type Told =
  | { kind: 'changed'; id: number; revision: number }
  | { kind: 'listed' }
  | { kind: 'gone'; id: number }
  /** Somebody logged out on purpose. */
  | { kind: 'left' }

export const otherTabs = openTabChannel<Told>('verbena-protocols')
