import { expect, test } from 'vitest'
import { linkedPieces } from './linked-text.tsx'

test('a sentence is split into text and links', () => {
  expect(linkedPieces('I agree to the <terms>terms of sale</terms> and <back>withdraw</back>.')).toEqual([
    { words: 'I agree to the ' },
    { words: 'terms of sale', mark: 'terms' },
    { words: ' and ' },
    { words: 'withdraw', mark: 'back' },
    { words: '.' },
  ])
})

test('a tag that is not closed is plain text', () => {
  expect(linkedPieces('a <b>c')).toEqual([{ words: 'a <b>c' }])
  expect(linkedPieces('')).toEqual([])
})
