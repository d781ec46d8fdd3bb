/** What tabs tell each other: ids and revisions, never what a protocol says. */
export type Told =
  | { kind: 'changed'; id: number; revision: number }
  | { kind: 'listed' }
  | { kind: 'gone'; id: number }
  /** Somebody logged out on purpose. */
  | { kind: 'left' }

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('verbena-protocols')

export function tellOtherTabs(told: Told): void {
  channel?.postMessage(told)
}

export function hearOtherTabs(hear: (told: Told) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Told>) => hear(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
