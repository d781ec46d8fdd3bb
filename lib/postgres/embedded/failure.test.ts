import { expect, test } from 'vitest'
import { postgresFailure } from './failure.ts'

test.each([
  ['initdb: error: could not write file "x": No space left on device', 'No space left on the disk of /data.'],
  [
    'initdb: error: could not access directory "/root/data": Permission denied',
    'PostgreSQL cannot use the folder /data (permission denied).',
  ],
  [
    '2026-11-21 10:00:00 UTC [7] FATAL:  database files are incompatible with server',
    'The data in /data was made by another version of PostgreSQL; move it away or use that version.',
  ],
  [
    'LOG:  starting\n2026-11-21 10:00:00 UTC [7] FATAL:  invalid value\nLOG:  done',
    'PostgreSQL cannot start in /data: invalid value.',
  ],
])('%s becomes one plain sentence', (output, sentence) => {
  expect(postgresFailure('/data', output).message).toBe(sentence)
})
