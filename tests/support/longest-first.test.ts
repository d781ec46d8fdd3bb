import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longFiles } from './longest-first.ts'

test('each file that is begun early is there', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([])
})
