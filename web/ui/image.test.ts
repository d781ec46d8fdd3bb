import { expect, test } from 'vitest'
import { sourceAfter } from './image.tsx'

test('a picture that fails tries the fallback, then a blank pixel, then gives up its source', () => {
  const tries = [0, 1, 2, 3].map((failures) => sourceAfter(failures, '/pack.webp', '/fallback.svg'))
  expect(tries).toEqual(['/pack.webp', '/fallback.svg', expect.stringMatching(/^data:image\/gif/), undefined])
})
