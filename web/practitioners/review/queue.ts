import { queryString } from '../../platform/query-string.ts'
import { pageParam, parsePositiveInteger } from '../../platform/url-params.ts'

type Numbered = { id: number }

export type QueueState = 'waiting' | 'decided'
export type QueueView = { state: QueueState; page: number; certificate: number | undefined }

export const lateAfterDays = 2

export function readQueueView(search: URLSearchParams): QueueView {
  return {
    state: search.get('state') === 'decided' ? 'decided' : 'waiting',
    page: pageParam(search),
    certificate: parsePositiveInteger(search.get('certificate')),
  }
}

export function queueSearch({ state, page, certificate }: QueueView): string {
  return queryString({ state: state === 'decided' && state, page: page > 1 && page, certificate })
}

/** The certificate shown after a decision: the next one in the queue, otherwise the previous one. */
export function nextAfter(queue: readonly Numbered[], decided: number): number | undefined {
  const at = queue.findIndex(({ id }) => id === decided)
  const left = queue.filter(({ id }) => id !== decided)
  return (left[Math.max(0, at)] ?? left.at(-1))?.id
}
