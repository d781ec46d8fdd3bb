import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { isTransient } from '../../platform/call-api.ts'
import { isSignedIn, useSession } from '../../platform/session/session.ts'
import { useStore } from '../../platform/store/create-store.ts'
import type { Edit } from './edit.ts'
import { notifyLoginNeeded } from './notify.ts'
import { protocolOutbox, protocolWithoutReason, edit as put } from './protocol-outbox.ts'

export type { Edit } from './edit.ts'

/** `failed`: changes are waiting, since the server cannot be reached. */
export type Saving = 'idle' | 'saving' | 'failed'

export type LoadedProtocol = {
  /** The server's data, with pending changes applied. */
  protocol?: Protocol | undefined
  error?: Error | undefined
  saving: Saving
  retry(): void
}

/** A protocol of the logged-in user, kept fresh; null loads none. */
export function useProtocol(id: number | null): LoadedProtocol {
  const { user } = useSession()
  const { error } = useSWR<Protocol, Error, [string, number] | null>(
    id !== null && user ? [protocolPaths.one(id), user.id] : null,
    () => protocolOutbox.load(id as number),
    { shouldRetryOnError: isTransient },
  )
  const entry = useEntry(id)
  const again = useCallback(() => {
    if (id !== null) protocolOutbox.retry(id)
  }, [id])
  const protocol = entry?.shown
  const saving = entry ? savingOf(entry) : 'idle'
  return useMemo(() => ({ protocol, error, saving, retry: again }), [protocol, error, saving, again])
}

/** The line of a variant, or of any other pack size of its product; changes only when the line does. */
export function useLine(
  protocolId: number | null,
  product: { id: number; variantId: number },
  isExact: boolean,
): ProtocolProduct | undefined {
  return useStore(protocolOutbox.entries, (entries) => {
    const products = protocolId === null ? undefined : entries.get(protocolId)?.shown?.products
    return (
      products?.find(({ product_variant_id }) => product_variant_id === product.variantId) ??
      (isExact ? undefined : products?.find(({ id }) => id === product.id))
    )
  })
}

export function useProtocolName(id: number | null): string | undefined {
  return useStore(protocolOutbox.entries, (entries) =>
    id === null ? undefined : entries.get(id)?.shown?.name,
  )
}

/** Whether changes to a protocol wait because the server cannot be reached. */
export function useIsUnsaved(id: number): boolean {
  return useStore(protocolOutbox.entries, (entries) => entries.get(id)?.isStuck ?? false)
}

/** The upper levels exceeded by the change that waits for a reason, and its protocol. */
export function useMissingReason() {
  const id = useStore(protocolOutbox.entries, protocolWithoutReason)
  const entry = useEntry(id ?? null)
  const passed = entry?.question
  return id !== undefined && passed ? { protocolId: id, name: entry.shown?.name, passed } : undefined
}

/** Shows an edit at once and queues it. A refused edit is reverted and reported; one that does not arrive waits. */
export function editProtocol(id: number, edit: Edit): void {
  if (isSignedIn()) put(id, edit)
  else notifyLoginNeeded(doingOf(edit))
}

function doingOf({ kind }: Edit) {
  if (kind === 'add' || kind === 'restore') return 'add'
  return kind === 'remove' ? 'remove' : 'update'
}

function useEntry(id: number | null): Entry | undefined {
  return useStore(protocolOutbox.entries, (entries) => (id === null ? undefined : entries.get(id)))
}

type Entry = NonNullable<ReturnType<typeof protocolOutbox.find>>

function savingOf({ isStuck, pending }: Entry): Saving {
  if (isStuck) return 'failed'
  return pending.length > 0 ? 'saving' : 'idle'
}
