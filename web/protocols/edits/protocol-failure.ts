import { createStore, useStore } from '../../platform/store/create-store.ts'

/** What could not be done to protocols: shown beside them until the next attempt, or until it is closed. */
export type ProtocolFailure = {
  protocolIds: readonly number[]
  message: string
  onRetry?: () => void
}

export const protocolFailure = createStore<ProtocolFailure | undefined>(undefined)

export function forgetProtocolFailure(): void {
  protocolFailure.set(undefined)
}

/** The failure that concerns this protocol; null for any. */
export function useProtocolFailure(protocolId: number | null): ProtocolFailure | undefined {
  return useStore(protocolFailure, (failure) =>
    protocolId === null || failure?.protocolIds.includes(protocolId) ? failure : undefined,
  )
}
