import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/clocks.ts'
import { memoryDrawer } from '../../../tests/support/memory-drawer.ts'
import { createStore } from './create-store.ts'

let storage: ReturnType<typeof memoryDrawer>
let listeners: ((event: { key: string | null }) => void)[]

beforeEach(() => {
  storage = memoryDrawer()
  listeners = []
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: memoryDrawer() })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const numbersIn = (stored: unknown) =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'number') ? (stored as number[]) : undefined
const openNumbers = () =>
  createStore<readonly number[]>([], {
    in: 'localStorage',
    name: 'numbers',
    keptMs: 30 * dayMs,
    parse: numbersIn,
  })

describe('who follows a store', () => {
  test('hears of each change once, with what was there before, until they stop', () => {
    const store = createStore(1)
    const heard: [before: number, now: number][] = []
    const stop = store.subscribe((before) => heard.push([before, store.get()]))
    store.set(2)
    store.update((now) => now + 1)
    stop()
    store.set(9)
    expect(heard).toEqual([
      [1, 2],
      [2, 3],
    ])
  })

  test('hears nothing where nothing changes', () => {
    const store = createStore({ name: 'zinc' })
    const hear = vi.fn()
    store.subscribe(hear)
    store.update((now) => now)
    store.set(store.get())
    expect(hear).not.toHaveBeenCalled()
  })

  test('finds the last value, whatever was set in whatever way', () => {
    const anyChange = fc.oneof(
      fc.record({ how: fc.constant('set' as const), count: fc.nat() }),
      fc.record({ how: fc.constant('patch' as const), count: fc.nat() }),
      fc.record({ how: fc.constant('update' as const), count: fc.nat() }),
    )
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const store = createStore({ count: 0, name: 'zinc' })
        for (const { how, count } of changes) {
          if (how === 'set') store.set({ count, name: 'zinc' })
          if (how === 'patch') store.patch({ count })
          if (how === 'update') store.update((now) => ({ ...now, count }))
        }
        expect(store.get()).toEqual({ count: changes.at(-1)?.count ?? 0, name: 'zinc' })
        expect(store.initial).toEqual({ count: 0, name: 'zinc' })
      }),
    )
  })
})

describe('what is persisted', () => {
  test('is found again by the next page, while the server’s page begins without it', () => {
    openNumbers().set([1, 2])
    const next = openNumbers()
    expect(next.get()).toEqual([1, 2])
    expect(next.initial).toEqual([])
  })

  test('is forgotten when its time is over', () => {
    vi.useFakeTimers()
    openNumbers().set([1, 2])
    vi.setSystemTime(Date.now() + 31 * dayMs)
    expect(openNumbers().get()).toEqual([])
  })

  test('is not believed where it is something else', () => {
    storage.setItem(`${Date.now() + dayMs}:numbers`, '["one"]')
    expect(openNumbers().get()).toEqual([])
  })

  test('leaves nothing behind once it is empty', () => {
    const store = createStore<number[] | undefined>(undefined, {
      in: 'localStorage',
      name: 'numbers',
      keptMs: 30 * dayMs,
      parse: numbersIn,
    })
    store.set([1])
    expect(storage.keys()).toHaveLength(1)
    store.set(undefined)
    expect(storage.keys()).toEqual([])
  })

  test('follows another tab, and tells so', () => {
    const [here, there] = [openNumbers(), openNumbers()]
    const hear = vi.fn()
    here.subscribe(hear)
    there.set([7])
    for (const listener of listeners) listener({ key: storage.keys()[0] ?? null })
    expect(here.get()).toEqual([7])
    expect(hear).toHaveBeenCalledOnce()
  })

  test('loses nothing where two tabs change it before either has heard of the other', () => {
    const [here, there] = [openNumbers(), openNumbers()]
    here.update((numbers) => [...numbers, 1])
    there.update((numbers) => [...numbers, 2])
    expect(openNumbers().get()).toEqual([1, 2])
  })

  test('lasts as long as its page where the browser refuses storage', () => {
    vi.stubGlobal('window', {})
    const store = openNumbers()
    store.update((numbers) => [...numbers, 1])
    store.update((numbers) => [...numbers, 2])
    expect(store.get()).toEqual([1, 2])
  })
})
