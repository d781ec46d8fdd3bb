import { expect, test } from 'vitest'
import { markedSentences } from './marked-sentences.ts'

const rangeOf = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
})

test('only the sentences with findings are shown, with the words marked', () => {
  const text = 'We eat well. My plan cures bloating, at the table. It takes eight weeks.'
  expect(markedSentences(text, 'en', [rangeOf(text, 'cures bloating')])).toEqual([
    {
      start: 13,
      pieces: [
        { text: 'My plan ', match: false },
        { text: 'cures bloating', match: true },
        { text: ', at the table.', match: false },
      ],
    },
  ])
})

test('two findings in a sentence are shown together, and words beyond its end too', () => {
  const text = 'It cures migraine and heals eczema. Dr. Maes recommends it.'
  const findings = [rangeOf(text, 'cures migraine'), rangeOf(text, 'heals eczema. Dr. Maes')]
  const [sentence, ...more] = markedSentences(text, 'en', findings)
  expect(more).toEqual([])
  expect(sentence?.pieces.filter(({ match }) => match).map((piece) => piece.text)).toEqual([
    'cures migraine',
    'heals eczema. Dr. Maes',
  ])
  expect(sentence?.pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('Japanese sentences end where Japanese ends them', () => {
  const text = '食事が先です。この茶は頭痛を治します。'
  const [sentence] = markedSentences(text, 'ja', [rangeOf(text, '頭痛を治し')])
  expect(sentence?.pieces.map((piece) => piece.text).join('')).toBe('この茶は頭痛を治します。')
})
