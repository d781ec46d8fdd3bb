import { expect, test } from 'vitest'
import { FetchError } from './call-api.ts'
import { errorText } from './error-text.ts'

const t = (key: string) => key

test('a refusal is shown with the server’s message', () => {
  const refusal = new FetchError(409, { code: 'nothing-left', message: 'Nothing is left.' })
  expect(errorText(refusal, t)).toBe('Nothing is left.')
})

test('without an answer, the shop’s own message is shown, not the browser’s', () => {
  expect(errorText(new TypeError('Failed to fetch'), t)).toBe('shop:error.no-answer')
  expect(errorText(new FetchError(502, undefined), t)).toBe('shop:error.no-answer')
  expect(errorText('aborted', t)).toBe('shop:error.no-answer')
})
