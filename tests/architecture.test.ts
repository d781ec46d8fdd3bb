import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOf } from './support/architecture/house.ts'

const rooms = ['domain', 'contract', 'server', 'web', 'seeds', 'scripts', 'tests', 'bench']

test('the house stands as planned', () => {
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx,mjs}`))
  expect(files.length).toBeGreaterThan(50)
  expect(problemsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})
