import { expect, test } from 'vitest'
import { shortLine } from './log.ts'

test('an error at the terminal is one line, whatever a stranger put into it', () => {
  const line = JSON.stringify({ msg: 'request failed', err: { message: 'bad\nError: all is well\u001B[2J' } })
  expect(shortLine(line, '/data/server.log')).toBe(
    'Error: bad\\nError: all is well\\u001b[2J (more in /data/server.log)',
  )
})
