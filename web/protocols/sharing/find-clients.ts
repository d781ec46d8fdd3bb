import { useEffect, useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Client, ClientSearchAnswer } from '#contract/sharing.ts'
import { clientSearchLimit, clientSearchMinimum, clientSearchPauseMs } from '#domain/clients/discounts.ts'
import { callAccount } from '../../platform/session/session.ts'

const keywordMaximum = 200

export type Found = { state: 'idle' | 'searching' | 'found' | 'failed'; clients: readonly Client[] }
const nothing: Found = { state: 'idle', clients: [] }

export async function findClients(keyword: string, signal?: AbortSignal): Promise<Client[]> {
  const { clients } = await callAccount<ClientSearchAnswer>(protocolPaths.clients, {
    method: 'POST',
    body: { limit: clientSearchLimit, keyword: keyword.slice(0, keywordMaximum) },
    signal,
  })
  return clients
}

/** The clients whose name or address contains the text. Further typing restarts the wait and cancels the call. */
export function useFoundClients(text: string): Found {
  const keyword = text.trim()
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => {
    if (keyword.length < clientSearchMinimum) return setFound(nothing)
    setFound(({ clients }) => ({ state: 'searching', clients }))
    const request = new AbortController()
    const ask = async () => {
      try {
        const clients = await findClients(keyword, request.signal)
        if (!request.signal.aborted) setFound({ state: 'found', clients })
      } catch {
        if (!request.signal.aborted) setFound({ state: 'failed', clients: [] })
      }
    }
    const pause = setTimeout(() => void ask(), clientSearchPauseMs)
    return () => {
      clearTimeout(pause)
      request.abort()
    }
  }, [keyword])
  return found
}
