import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { createOutbox, type PersistedChanges, retryAfterMs } from './create-outbox.ts'

/** A list of words to which words are added; each change records how often the list was changed. */
type List = { words: readonly string[]; revision: number }
const withWord = (list: List, word: string): List => ({
  words: [...list.words, word],
  revision: list.revision + 1,
})
type Fate = 'well' | 'lost' | 'unreached' | 'refused' | 'declined' | 'asked'

const listId = 7
let server: List
let fates: Fate[]
let tab: ReturnType<typeof memoryStorage>
let sent: string[]
let said: string[]
let loads: number

async function send(_: number, word: string): Promise<number> {
  await Promise.resolve()
  sent.push(word)
  const fate = fates.shift() ?? 'well'
  if (fate === 'well' || fate === 'lost') server = withWord(server, word)
  if (fate !== 'well') throw new Error(fate)
  return server.revision
}

function open(merge: (last: string, next: string) => string | undefined = () => undefined) {
  return createOutbox<List, string, number>({
    rules: {
      apply: withWord,
      merge,
      confirm: (list, word, revision) => ({
        state: { ...withWord(list, word), revision },
        isOutdated: revision !== list.revision + 1,
      }),
      isOlder: (list, than) => list.revision < than.revision,
      wasDone: (word, before, now) => now.revision > before.revision && now.words.at(-1) === word,
    },
    send,
    async load() {
      loads += 1
      return server
    },
    classifyError: ({ message }: Error) =>
      message === 'asked'
        ? { question: ['Why?'] }
        : message === 'refused' || message === 'declined'
          ? message
          : 'waits',
    persistence: { name: 'words', ttlMs: 1e9, parse: (stored) => stored as PersistedChanges<List, string> },
    onDone: (_, word) => said.push(`${word} is done`),
    onRefused: (_, word) => void said.push(`${word} is refused`),
    onLoadFailed: () => {},
    onStuck() {
      said.push('it waits')
      return () => said.push('it waits no more')
    },
  })
}
let outbox: ReturnType<typeof open>
const shown = () => outbox.find(listId)?.shown?.words
const soon = () => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  vi.useFakeTimers()
  tab = memoryStorage()
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: tab })
  server = { words: [], revision: 1 }
  fates = []
  sent = []
  said = []
  loads = 0
  outbox = open()
  outbox.resume(4)
  await outbox.load(listId)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change is shown at once, and sent when earlier ones are answered', async () => {
  outbox.add(listId, 'zinc')
  outbox.add(listId, 'iron')
  expect([shown(), sent]).toEqual([['zinc', 'iron'], []])
  await soon()
  expect([server.words, said]).toEqual([
    ['zinc', 'iron'],
    ['zinc is done', 'iron is done'],
  ])
})

test('a refused change is reverted, and later ones stay', async () => {
  fates = ['refused']
  outbox.add(listId, 'zinc')
  outbox.add(listId, 'iron')
  await soon()
  expect([shown(), said]).toEqual([['iron'], ['zinc is refused', 'iron is done']])
})

test('a change that cannot be sent waits, is reported once, and is retried automatically', async () => {
  fates = ['unreached', 'unreached']
  outbox.add(listId, 'zinc')
  await soon()
  await vi.advanceTimersByTimeAsync(retryAfterMs)
  expect([shown(), said]).toEqual([['zinc'], ['it waits']])
  await vi.advanceTimersByTimeAsync(retryAfterMs)
  expect([server.words, said]).toEqual([['zinc'], ['it waits', 'it waits no more', 'zinc is done']])
})

test('flushing waits until everything has arrived, and tells if something has not', async () => {
  outbox.add(listId, 'zinc')
  outbox.add(listId, 'iron')
  expect([await outbox.flush(listId), server.words]).toEqual([true, ['zinc', 'iron']])
  fates = ['unreached', 'asked']
  outbox.add(listId, 'iodine')
  expect([await outbox.flush(listId), shown()]).toEqual([false, ['zinc', 'iron', 'iodine']])
  expect([await outbox.flush(listId), outbox.find(listId)?.question]).toEqual([false, ['Why?']])
  outbox.withdraw(listId)
  expect([await outbox.flush(listId), server.words]).toEqual([true, ['zinc', 'iron']])
})

test('a change with a question from the server waits, with later ones, until answered or withdrawn', async () => {
  fates = ['asked', 'well', 'asked']
  outbox.add(listId, 'zinc')
  outbox.add(listId, 'iron')
  await vi.advanceTimersByTimeAsync(2 * retryAfterMs)
  expect([sent, outbox.find(listId)?.question]).toEqual([['zinc'], ['Why?']])
  outbox.amend(listId, (word) => `${word}, for the blood`)
  await soon()
  expect(server.words).toEqual(['zinc, for the blood'])
  expect(outbox.withdraw(listId)).toBe('iron')
  await soon()
  expect(shown()).toEqual(['zinc, for the blood'])
})

describe('when a session ends', () => {
  beforeEach(async () => {
    fates = ['unreached']
    outbox.add(listId, 'zinc')
    await soon()
  })

  test('pending changes are kept for the same user and sent after the login', async () => {
    expect(outbox.suspend()).toBe(true)
    expect(shown()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2 * retryAfterMs)
    expect(sent).toEqual(['zinc'])
    outbox.resume(4)
    await soon()
    expect([server.words, tab.keys()]).toEqual([['zinc'], []])
  })

  test('another user finds nothing', async () => {
    outbox.suspend()
    outbox.resume(5)
    await vi.advanceTimersByTimeAsync(2 * retryAfterMs)
    expect([server.words, tab.keys()]).toEqual([[], []])
  })

  test('by an intended logout nothing is kept', () => {
    outbox.persistPending()
    expect(tab.keys()).toHaveLength(1)
    outbox.clear()
    expect([shown(), tab.keys()]).toEqual([undefined, []])
  })
})

test('a caller receives the answer or refusal of its change, and nothing after a logout', async () => {
  fates = ['well', 'refused', 'unreached']
  const [zinc, iron, clay] = ['zinc', 'iron', 'clay'].map((word) => outbox.request(listId, word))
  const left = clay?.then((answer) => answer ?? 'nobody is here')
  await expect(zinc).resolves.toBe(2)
  await expect(iron).rejects.toThrow('refused')
  outbox.clear()
  await expect(left).resolves.toBe('nobody is here')
  expect(said).toEqual(['zinc is done', 'it waits'])
})

test('a change that is added in the moment in which the last one ends is sent, too', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    fates = ['declined']
    await outbox.request(listId, 'zinc').catch(() => {})
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    outbox.add(listId, `iron ${turns}`)
    await soon()
    expect(server.words.at(-1)).toBe(`iron ${turns}`)
  }
})

test('a change whose answer a caller awaits is merged with no other', async () => {
  outbox = open((last, next) => `${last} and ${next}`)
  outbox.resume(4)
  await outbox.load(listId)
  const zinc = outbox.request(listId, 'zinc')
  outbox.add(listId, 'iron')
  outbox.add(listId, 'clay')
  await expect(zinc).resolves.toBe(2)
  await soon()
  expect(server.words).toEqual(['zinc', 'iron and clay'])
})

test('the initial data stay until the server has answered, which is asked after pending calls', async () => {
  outbox.clear()
  server = { words: ['clay'], revision: 4 }
  outbox.begin(listId, { words: ['gold'], revision: 0 })
  outbox.add(listId, 'zinc')
  const isFresh = outbox.refresh(listId)
  expect(shown()).toEqual(['gold', 'zinc'])
  await isFresh
  expect(shown()).toEqual(['clay', 'zinc'])
})

test('a declined change does not reload the data, like a successful one', async () => {
  fates = ['declined', 'refused']
  outbox.add(listId, 'zinc')
  await soon()
  expect([shown(), said, loads]).toEqual([[], ['zinc is refused'], 1])
  outbox.add(listId, 'zinc')
  await soon()
  expect(loads).toBe(2)
})

test('a reloaded page continues where it was, and does not send again what had arrived', async () => {
  fates = ['lost']
  outbox.add(listId, 'zinc')
  await soon()
  outbox.persistPending()
  outbox = open()
  outbox.resume(4)
  await soon()
  expect([server.words, sent]).toEqual([['zinc'], ['zinc']])
})

test('a reloaded page never shows twice what had arrived', async () => {
  fates = ['lost']
  outbox.add(listId, 'zinc')
  await soon()
  outbox.persistPending()
  outbox = open()
  const views: unknown[] = []
  outbox.entries.subscribe(() => views.push(shown()))
  outbox.resume(4)
  await outbox.load(listId)
  await soon()
  expect(views.filter((words) => words !== undefined)).not.toContainEqual(['zinc', 'zinc'])
  expect(shown()).toEqual(['zinc'])
})

test('a message that a change waits is closed when new data show that it had arrived', async () => {
  fates = ['lost']
  outbox.add(listId, 'zinc')
  await soon()
  await outbox.load(listId)
  expect([shown(), said]).toEqual([['zinc'], ['it waits', 'it waits no more']])
})

test('whatever fails, each change that is not refused arrives once, in order', async () => {
  const anyFate = fc.constantFrom<Fate>('well', 'lost', 'unreached', 'refused')
  await fc.assert(
    fc.asyncProperty(fc.array(anyFate, { maxLength: 12 }), fc.nat({ max: 6 }), async (some, count) => {
      server = { words: [], revision: 1 }
      fates = [...some]
      said = []
      outbox = open()
      outbox.resume(4)
      await outbox.load(listId)
      const words = Array.from({ length: count }, (_, at) => `word ${at}`)
      for (const word of words) outbox.add(listId, word)
      await vi.advanceTimersByTimeAsync((some.length + 1) * retryAfterMs)
      const wanted = words.filter((word) => !said.includes(`${word} is refused`))
      expect([server.words, shown(), outbox.find(listId)?.pending]).toEqual([wanted, wanted, []])
    }),
    { numRuns: 100 },
  )
})
