import { expect, test } from 'vitest'
import type { ListedProtocol, ProtocolPage } from '#contract/protocols.ts'
import { foundText, withChosen } from './protocol-picker.tsx'

const protocol = (id: number) => ({ protocol_id: id }) as ListedProtocol
const idsOf = (protocols: readonly ListedProtocol[]) => protocols.map(({ protocol_id: id }) => id)

test('the chosen protocol can still be seen while another one is searched for', () => {
  expect(idsOf(withChosen([protocol(1), protocol(2)], protocol(9)))).toEqual([9, 1, 2])
  expect(idsOf(withChosen([protocol(1), protocol(9)], protocol(9)))).toEqual([1, 9])
  expect(idsOf(withChosen([protocol(1)], undefined))).toEqual([1])
})

test('a search says how many protocols can be chosen, and whether more match than are offered', () => {
  const said = (key: string, values?: object) => JSON.stringify([key, values])
  const data = [{ products: [{}] }, { products: [] }] as unknown as ProtocolPage['data']
  expect(foundText(said, { data, total_results: 2 })).toBe(
    said('platform:protocol-picker.found', { count: 1 }),
  )
  expect(foundText(said, { data, total_results: 9 })).toBe(
    said('platform:protocol-picker.found-more', { number: 2 }),
  )
})
