import { isKeyOf, readStored, removeStored, storageOrMemory, writeStored } from '../storage.ts'

export type Persistence<Value> = {
  in: 'localStorage' | 'sessionStorage'
  name: string
  ttlMs: number
  /** Browser storage may contain anything: undefined for an invalid value. */
  parse(stored: unknown): Value | undefined
}

/** A value that this browser, or this tab, keeps until it expires. */
export function persisted<Value>(persistence: Persistence<Value>) {
  const { name, ttlMs, parse } = persistence
  const storage = () => storageOrMemory(persistence.in)
  return {
    read: (): Value | undefined => parse(readStored<unknown>(storage(), name, Date.now())),
    /** `undefined` deletes it. */
    write(value: Value): void {
      if (value === undefined) removeStored(storage(), name)
      else writeStored(storage(), name, value, Date.now() + ttlMs)
    },
    /** Another tab wrote or cleared it. */
    onChangedElsewhere(listener: () => void): void {
      globalThis.addEventListener?.('storage', ({ key }) => isKeyOf(key, name) && listener())
    },
  }
}
