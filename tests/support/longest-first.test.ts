import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFiles } from './longest-first.ts'

test('each file listed as long exists', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([])
})
