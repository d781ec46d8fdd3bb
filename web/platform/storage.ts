/** A key starts with the time at which its value expires, `<milliseconds>:<name>`. */
export type BrowserStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** The value, unless it has expired. Expired values are deleted. */
export function readStored<Value>(storage: BrowserStorage, name: string, nowMs: number): Value | undefined {
  let newest = nowMs
  let found: string | null = null
  for (const key of keysOf(storage)) {
    const expiresAtMs = expiryOf(key)
    if (expiresAtMs === undefined) continue
    if (expiresAtMs <= nowMs) storage.removeItem(key)
    else if (nameOf(key) === name && expiresAtMs > newest) {
      newest = expiresAtMs
      found = storage.getItem(key)
    }
  }
  return found === null ? undefined : parsed<Value>(found)
}

/** The new value is written before the old one is deleted, so that another tab always finds one. */
export function writeStored(
  storage: BrowserStorage,
  name: string,
  value: unknown,
  expiresAtMs: number,
): void {
  const key = `${expiresAtMs}:${name}`
  let isStored = true
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or blocked storage loses the value; nothing depends on it.
    isStored = false
  }
  removeStoredKeys(storage, (other, at) => other === name && !(isStored && at === key))
}

export function removeStored(storage: BrowserStorage, name: string): void {
  removeStoredKeys(storage, (other) => other === name)
}

/** Whether a change by another tab concerns this value. `null`: everything was cleared. */
export function isKeyOf(key: string | null, name: string): boolean {
  return key === null || (expiryOf(key) !== undefined && nameOf(key) === name)
}

export function removeStoredKeys(
  storage: BrowserStorage,
  isMeant: (name: string, key: string) => boolean,
): void {
  for (const key of keysOf(storage))
    if (expiryOf(key) !== undefined && isMeant(nameOf(key), key)) storage.removeItem(key)
}

/** Undefined if the browser blocks storage. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

/** If a browser blocks storage, values last as long as their page. */
export function storageOrMemory(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  return browserStorage(kind) ?? inMemory
}

const memory = new Map<string, string>()
const inMemory: BrowserStorage = {
  get length() {
    return memory.size
  },
  key: (at) => [...memory.keys()][at] ?? null,
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
}

function keysOf(storage: BrowserStorage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null)
}

function expiryOf(key: string): number | undefined {
  const stamp = /^(\d{1,15}):/.exec(key)?.[1]
  return stamp === undefined ? undefined : Number(stamp)
}

function nameOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

function parsed<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}
