import { expect, test } from 'vitest'
import type { StockChange } from '#contract/stock.ts'
import { openAttempts } from '../../platform/attempt.ts'
import { FetchError } from '../../platform/call-api.ts'
import { changeOf, changeProblems, emptyChange } from './change-draft.ts'
import { sendChange } from './send-change.ts'

type Sent = { key: string; body: StockChange }
type Outcome = 'saved' | 'answer lost' | FetchError
const stockChanged = new FetchError(409, { code: 'stock-changed', message: 'No' } as FetchError['body'])
const twelve = { ...emptyChange, reason: 'correction', batch: 'none', packs: '12' } as const

/** An admin who counted 12 presses once per outcome. Meanwhile, the stock is `later`. */
async function countTwelve(shown: number, later: number, ...outcomes: Outcome[]) {
  const attempt = openAttempts()
  const sent: Sent[] = []
  let row = { stock: shown, batches: [] }
  const answered = async (key: string, body: StockChange, outcome: Outcome) => {
    sent.push({ key, body })
    if (outcome === 'answer lost') throw new TypeError('Failed to fetch')
    if (outcome !== 'saved') throw outcome
    return row
  }
  for (const outcome of outcomes) {
    const body = changeOf(twelve, row)
    await sendChange({
      send: () => attempt(body, (key) => answered(key, body, outcome)),
      load: async () => ({ stock: later, batches: [] }),
      onLoaded: (loaded) => {
        row = loaded
      },
    }).catch(() => {})
  }
  return { sent, row }
}

test('a count whose answer was lost is sent again as it was, though its packs are already in the stock', async () => {
  const { sent, row } = await countTwelve(10, 12, 'answer lost', 'saved')
  expect(sent[0]!.body).toMatchObject({ difference: 2, seen_stock: 10 })
  expect(sent[1]).toEqual(sent[0])
  expect(changeProblems(twelve, row).packs).toBe(false)
})

test('an admin whose count was refused because packs were sold sees the new number, and counts from there', async () => {
  const { sent } = await countTwelve(10, 9, stockChanged, 'saved')
  expect(sent.map(({ body }) => [body.difference, body.seen_stock])).toEqual([
    [2, 10],
    [3, 9],
  ])
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

test('the reason of a refusal is shown, also if the new number cannot be loaded', async () => {
  const press = sendChange({
    send: () => Promise.reject(stockChanged),
    load: () => Promise.reject(new TypeError('Failed to fetch')),
    onLoaded: () => {},
  })
  await expect(press).rejects.toBe(stockChanged)
})
