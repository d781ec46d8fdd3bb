import { expect, test } from 'vitest'
import type { ListedProtocol } from '#contract/protocols.ts'
import { withChosen } from './protocol-picker.tsx'

const protocol = (id: number) => ({ protocol_id: id }) as ListedProtocol
const idsOf = (protocols: readonly ListedProtocol[]) => protocols.map(({ protocol_id: id }) => id)

test('the chosen protocol can still be seen while another one is searched for', () => {
  expect(idsOf(withChosen([protocol(1), protocol(2)], protocol(9)))).toEqual([9, 1, 2])
  expect(idsOf(withChosen([protocol(1), protocol(9)], protocol(9)))).toEqual([1, 9])
  expect(idsOf(withChosen([protocol(1)], undefined))).toEqual([1])
})
