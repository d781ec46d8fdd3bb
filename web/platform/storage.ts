/** A key starts with the time at which its value expires, `<milliseconds>:<name>`. */
export type Drawer = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** The value, unless it has expired. Expired values are deleted. */
export function readStored<Value>(drawer: Drawer, name: string, nowMs: number): Value | undefined {
  let newest = nowMs
  let found: string | null = null
  for (const key of keysOf(drawer)) {
    const expiresAtMs = expiryOf(key)
    if (expiresAtMs === undefined) continue
    if (expiresAtMs <= nowMs) drawer.removeItem(key)
    else if (nameOf(key) === name && expiresAtMs > newest) {
      newest = expiresAtMs
      found = drawer.getItem(key)
    }
  }
  return found === null ? undefined : parsed<Value>(found)
}

/** The new value is written before the old one is deleted, so that another tab always finds one. */
export function store(drawer: Drawer, name: string, value: unknown, expiresAtMs: number): void {
  const key = `${expiresAtMs}:${name}`
  let isStored = true
  try {
    drawer.setItem(key, JSON.stringify(value))
  } catch {
    // A full or blocked storage loses the value; nothing depends on it.
    isStored = false
  }
  forgetKeys(drawer, (other, at) => other === name && !(isStored && at === key))
}

export function forget(drawer: Drawer, name: string): void {
  forgetKeys(drawer, (other) => other === name)
}

/** Whether a change by another tab concerns this value. `null`: everything was cleared. */
export function isKeyOf(key: string | null, name: string): boolean {
  return key === null || (expiryOf(key) !== undefined && nameOf(key) === name)
}

export function forgetKeys(drawer: Drawer, isMeant: (name: string, key: string) => boolean): void {
  for (const key of keysOf(drawer))
    if (expiryOf(key) !== undefined && isMeant(nameOf(key), key)) drawer.removeItem(key)
}

/** Undefined if the browser blocks storage. */
export function browserDrawer(kind: 'localStorage' | 'sessionStorage'): Drawer | undefined {
  try {
    return window[kind]
  } catch {
    return undefined
  }
}

/** If a browser blocks storage, values last as long as their page. */
export function keepingDrawer(kind: 'localStorage' | 'sessionStorage'): Drawer {
  return browserDrawer(kind) ?? passing
}

const held = new Map<string, string>()
const passing: Drawer = {
  get length() {
    return held.size
  },
  key: (at) => [...held.keys()][at] ?? null,
  getItem: (key) => held.get(key) ?? null,
  setItem: (key, value) => void held.set(key, value),
  removeItem: (key) => void held.delete(key),
}

function keysOf(drawer: Drawer): string[] {
  return Array.from({ length: drawer.length }, (_, at) => drawer.key(at)).filter((key) => key !== null)
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
