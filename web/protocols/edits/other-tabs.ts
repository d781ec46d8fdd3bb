import { openTabChannel } from '../../platform/store/tab-channel.ts'

/** What tabs send each other: ids and revisions, never what a protocol says. */
export type TabMessage =
  | { kind: 'changed'; id: number; revision: number }
  | { kind: 'listed' }
  | { kind: 'gone'; id: number }
  /** Somebody logged out on purpose. */
  | { kind: 'left' }

export const otherTabs = openTabChannel<TabMessage>('verbena-protocols')
