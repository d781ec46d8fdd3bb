import { expect, test } from 'vitest'
import { withTypedSince } from './typed-since.ts'

const sent = { name: 'Zinc ', texts: { en: { title: 'Zinc' } }, lines: [1, 2] }
const answer = { name: 'Zinc', texts: { en: { title: 'Zinc' } }, lines: [1, 2] }

test('somebody who typed nothing more gets what the server answered', () => {
  expect(withTypedSince(answer, sent, { ...sent })).toEqual(answer)
})

test('what somebody typed while the rest was being saved stays', () => {
  const typed = { ...sent, texts: { en: { title: 'Zinc 25' }, nl: { title: 'Zink' } }, lines: [2] }
  expect(withTypedSince<object>(answer, sent, typed)).toEqual({
    name: 'Zinc',
    texts: { en: { title: 'Zinc 25' }, nl: { title: 'Zink' } },
    lines: [2],
  })
})

test('a field that the server has emptied is not brought back, and one that was emptied meanwhile stays empty', () => {
  const before = { ad: { link: '/about' }, note: ' ' }
  expect(withTypedSince<object>({ ad: { link: '/about' } }, before, { ...before, ad: null })).toEqual({
    ad: null,
  })
})
