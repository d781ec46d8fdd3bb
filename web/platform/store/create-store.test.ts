import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayMs } from '#domain/local-time.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createStore } from './create-store.ts'

let storage: ReturnType<typeof memoryStorage>
let listeners: ((event: { key: string | null }) => void)[]

beforeEach(() => {
  storage = memoryStorage()
  listeners = []
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: memoryStorage() })
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
    ttlMs: 30 * dayMs,
    parse: numbersIn,
  })

describe('a listener of a store', () => {
  test('is called once for each change, with the previous value, until it is removed', () => {
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

  test('is not called if nothing changes', () => {
    const store = createStore({ name: 'zinc' })
    const hear = vi.fn()
    store.subscribe(hear)
    store.update((now) => now)
    store.set(store.get())
    expect(hear).not.toHaveBeenCalled()
  })

  test('finds the last value, however it was set', () => {
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

describe('a persisted value', () => {
  test('is restored by the next page, while the server’s page starts without it', () => {
    openNumbers().set([1, 2])
    const next = openNumbers()
    expect(next.get()).toEqual([1, 2])
    expect(next.initial).toEqual([])
  })

  test('is deleted when it expires', () => {
    vi.useFakeTimers()
    openNumbers().set([1, 2])
    vi.setSystemTime(Date.now() + 31 * dayMs)
    expect(openNumbers().get()).toEqual([])
  })

  test('is ignored if it is invalid', () => {
    storage.setItem(`${Date.now() + dayMs}:numbers`, '["one"]')
    expect(openNumbers().get()).toEqual([])
  })

  test('is deleted when it is empty', () => {
    const store = createStore<number[] | undefined>(undefined, {
      in: 'localStorage',
      name: 'numbers',
      ttlMs: 30 * dayMs,
      parse: numbersIn,
    })
    store.set([1])
    expect(storage.keys()).toHaveLength(1)
    store.set(undefined)
    expect(storage.keys()).toEqual([])
  })

  test('follows another tab, and notifies listeners', () => {
    const [here, there] = [openNumbers(), openNumbers()]
    const hear = vi.fn()
    here.subscribe(hear)
    there.set([7])
    for (const listener of listeners) listener({ key: storage.keys()[0] ?? null })
    expect(here.get()).toEqual([7])
    expect(hear).toHaveBeenCalledOnce()
  })

  test('loses nothing if two tabs change it at the same time', () => {
    const [here, there] = [openNumbers(), openNumbers()]
    here.update((numbers) => [...numbers, 1])
    there.update((numbers) => [...numbers, 2])
    expect(openNumbers().get()).toEqual([1, 2])
  })

  test('lasts as long as its page if the browser blocks storage', () => {
    vi.stubGlobal('window', {})
    const store = openNumbers()
    store.update((numbers) => [...numbers, 1])
    store.update((numbers) => [...numbers, 2])
    expect(store.get()).toEqual([1, 2])
  })
})
