import { openTabChannel } from '../../platform/store/tab-channel.ts'

/** Messages between tabs: ids and revisions, never the content of a protocol. */
export type TabMessage =
  /** Without a revision if the server's answer has none. */
  | { kind: 'changed'; id: number; revision: number | undefined }
  | { kind: 'listed' }
  | { kind: 'gone'; id: number }
  /** Somebody logged out intentionally. */
  | { kind: 'left' }

export const otherTabs = openTabChannel<TabMessage>('verbena-protocols')
