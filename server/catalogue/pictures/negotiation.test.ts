import { expect, test } from 'vitest'
import { acceptedFormats } from './negotiation.ts'

test.each([
  ['image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8', ['avif', 'webp', 'png']],
  ['image/webp,*/*;q=0.8', ['webp', 'png']],
  ['IMAGE/WEBP', ['webp', 'png']],
  ['image/avif;q=0, image/webp;q=0.5', ['webp', 'png']],
  ['*/*', ['png']],
  ['image/avifx', ['png']],
  [undefined, ['png']],
])('a client that accepts %s gets %j', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats)
})
