import { useState } from 'react'
import {
  type BrowserStorage,
  readStored,
  removeStored,
  storageOrMemory,
  writeStored,
} from '#web/platform/storage.ts'

const name = 'voucher-code'
const ttlMs = 12 * 60 * 60_000

export function readVoucherCode(storage: BrowserStorage, nowMs: number): string {
  const known = readStored<unknown>(storage, name, nowMs)
  return typeof known === 'string' ? known : ''
}

export function keepVoucherCode(storage: BrowserStorage, code: string, nowMs: number): void {
  writeStored(storage, name, code, nowMs + ttlMs)
}

export function forgetVoucherCode(storage: BrowserStorage): void {
  removeStored(storage, name)
}

/**
 * The voucher given in the cart or at checkout, kept in this tab until the order is paid. A visitor who logs in keeps
 * it; logging out deletes it. For a hydrated page.
 */
export function useVoucherCode(owner: number): { code: string; setCode(code: string): void } {
  const [given, setGiven] = useState<{ owner: number; code: string }>()
  return {
    code:
      given?.owner === owner ? given.code : readVoucherCode(storageOrMemory('sessionStorage'), Date.now()),
    setCode(code) {
      keepVoucherCode(storageOrMemory('sessionStorage'), code, Date.now())
      setGiven({ owner, code })
    },
  }
}
