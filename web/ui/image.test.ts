import { expect, test } from 'vitest'
import { sourceAfter } from './image.tsx'

test('a picture that fails to load is replaced by the fallback, then by a blank pixel, finally by a text', () => {
  const tries = [0, 1, 2, 3].map((failures) => sourceAfter(failures, '/pack.webp', '/fallback.svg'))
  expect(tries).toEqual(['/pack.webp', '/fallback.svg', expect.stringMatching(/^data:image\/gif/), undefined])
})
