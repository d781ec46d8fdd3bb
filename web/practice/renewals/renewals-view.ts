import { dayMs } from '#domain/local-time.ts'
import { createStore, useStore } from '../../platform/store/create-store.ts'

export const renewalViews = ['board', 'list'] as const
export type RenewalView = (typeof renewalViews)[number]

const chosen = createStore<RenewalView>('board', {
  in: 'localStorage',
  name: 'renewals-view',
  ttlMs: 365 * dayMs,
  parse: (stored) => renewalViews.find((view) => view === stored),
})

/** Board or list, as last chosen in this browser. */
export function useRenewalView() {
  return [useStore(chosen), chosen.set] as const
}
