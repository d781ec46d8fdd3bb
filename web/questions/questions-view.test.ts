import { expect, test } from 'vitest'
import { questionsPath, readQuestionsView } from './questions-view.ts'

const read = (address: string) => readQuestionsView(new URL(address, 'https://shop.example').searchParams)

test.each([
  ['admin', '/admin/questions'],
  ['admin', '/admin/questions?page=2'],
  ['admin', '/admin/questions?state=published'],
  ['admin', '/admin/questions?state=published&page=3'],
  ['practitioner', '/account/practitioner/questions'],
  ['practitioner', '/account/practitioner/questions?state=published&page=3'],
] as const)('the %s who follows %s sees the list it names', (who, address) => {
  expect(questionsPath(who, read(address))).toBe(address)
})

test.each(['/admin/questions?state=x', '/admin/questions?page=0', '/admin/questions?state=waiting'])(
  'anything else in the address is the first page of what waits: %s',
  (address) => {
    expect(read(address)).toEqual({ state: 'waiting', page: 1 })
  },
)
