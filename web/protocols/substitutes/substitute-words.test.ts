import { expect, test } from 'vitest'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { seenWords, undoneWords } from './substitute-words.ts'

const english = wordsFrom('en', 'substitutes')
const undone = (count: number, changed: number) => {
  const protocols = Array.from({ length: count }, (_, at) => ({ protocol_id: at + 1, revision: 3 }))
  return undoneWords(english, 'Zinc', { protocols, changed_since: changed })
}

test('a practitioner reads in how many protocols a product is back, and how many were changed since', () => {
  expect(undone(1, 0)).toBe('Zinc is back in the protocol')
  expect(undone(2, 0)).toBe('Zinc is back in 2 protocols')
  expect(undone(2, 1)).toBe(
    'Zinc is back in 2 protocols; 1 protocol has been changed since and stays as it is',
  )
  expect(undone(0, 2)).toBe('2 protocols have been changed since and stay as they are')
})

test('a practitioner reads what clients see of the protocols, and of how many there are former versions', () => {
  expect(seenWords(english, [{ clients: 0 }])).toBe('No client sees this change yet.')
  expect(seenWords(english, [{ clients: 2 }, { clients: 0 }])).toBe(
    'Your clients will see the change in their plans straight away. You’ll find the earlier version under “Versions”.',
  )
  expect(seenWords(english, [{ clients: 1 }, { clients: 1 }])).toContain(
    'You’ll find the earlier versions of the protocols under “Versions”.',
  )
})
