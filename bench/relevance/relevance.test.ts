import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoDatabase } from '../../tests/support/database.ts'
import { judge } from './ask.ts'
import { readProducts } from './products.ts'
import { judgedQueries } from './queries.ts'

const oneOfEachKind = [
  ['en', 'prefix', 'magnesium bisg'],
  ['en', 'typo', 'magnezium bisglicinat'],
  ['nl', 'synonym', 'foliumzuur'],
  ['fr', 'form', 'bisglycinate de magnesium'],
  ['es', 'ingredient', 'licopeno'],
  ['hu', 'spelling', 'mariatovis'],
  ['de', 'amount', 'magnesium 300mg'],
  ['en', 'code', 'KES-041337A'],
  ['da', 'brand', 'norvik'],
  ['it', 'category', 'funghi'],
  ['ro', 'goal', 'somn'],
  ['pt', 'delivery', 'vitamina d gotas'],
  ['en', 'combination', 'vitamin d3 k2'],
  ['hu', 'inflected', 'magnéziumot'],
  ['zh_tw', 'mixed', 'vitamin d'],
  ['ja', 'cjk', 'ビタミンＤ'],
  ['en', 'name', 'bitters no 7'],
  ['en', 'plain words', 'gift card'],
  ['de', 'plain words', 'hilf mir schlafen'],
  ['ja', 'price', '20ユーロ以下のマグネシウム'],
] as const

let database: Awaited<ReturnType<typeof openDemoDatabase>>

beforeAll(async () => {
  database = await openDemoDatabase()
})
afterAll(() => database.close())

test('search finds relevant products, however the query is spelled', async () => {
  const all = judgedQueries()
  const chosen = oneOfEachKind.map(
    ([language, kind, query]) =>
      all.find((each) => each.language === language && each.kind === kind && each.query === query)!,
  )
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(oneOfEachKind.map(([, kind]) => kind)))

  const judged = await judge(database.sql, await readProducts(database.sql), chosen)

  const misses = judged.filter(({ success }) => !success)
  expect(misses.map(({ language, query, first }) => ({ language, query, first }))).toEqual([])
})
