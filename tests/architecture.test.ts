import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOf } from './support/architecture/architecture-problems.ts'
import { clockProblems } from './support/architecture/clock.ts'
import { dependencyProblems } from './support/architecture/dependencies.ts'
import { orderProblems, ownershipProblems } from './support/architecture/features.ts'
import { importsOf } from './support/architecture/imports.ts'
import { transactionProblems } from './support/architecture/transactions.ts'

const folders = ['domain', 'contract', 'lib', 'server', 'web', 'seeds', 'scripts', 'tests', 'bench']

test('the code follows the architecture', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`))
  expect(files.length).toBeGreaterThan(50)
  expect(problemsOf(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})

/** Exceptions still to be removed; none may be added. */
const outOfOrder: readonly string[] = []
const written: readonly string[] = []

test('each server feature imports only earlier features, and writes only its own tables', () => {
  const sources = new Map(
    globSync('server/**/*.ts')
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  const imports = [...sources].flatMap(([path, source]) => importsOf(path, source))
  expect(orderProblems(imports)).toEqual(outOfOrder)
  expect(ownershipProblems(sources)).toEqual(written)
})

test('the server has one Deps and one Ctx, and each function declares which parts it uses', () => {
  const sources = new Map(globSync('server/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')]))
  expect(dependencyProblems(sources)).toEqual([])
})

test('a transaction that a deadlock or conflict has aborted is repeated', () => {
  const sources = new Map(globSync('server/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')]))
  expect(transactionProblems(sources)).toEqual([])
})

test('the server has one clock', () => {
  const sources = new Map(globSync('server/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')]))
  expect(clockProblems(sources)).toEqual([])
})
