import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { affectedBy } from './dev-modules.ts'

const importers = new Map([
  ['price.ts', new Set(['cart.ts', 'main.ts'])],
  ['cart.ts', new Set(['app.ts'])],
  ['app.ts', new Set(['main.ts'])],
])

test('a change affects all modules that import it, up to the shop that is built', () => {
  expect(affectedBy('cart.ts', { importers, upTo: ['app.ts'] })).toEqual(new Set(['cart.ts', 'app.ts']))
})

test('a change of what the process itself imports restarts the process', () => {
  expect(affectedBy('price.ts', { importers, upTo: ['app.ts'] })).toContain('main.ts')
})

test('a change of an unused file has no effect', () => {
  expect(affectedBy('notes.md', { importers, upTo: [] })).toEqual(new Set())
})

const program = `
import { writeFileSync } from 'node:fs'
import { watchModules } from '${import.meta.dirname}/dev-modules.ts'
const modules = watchModules(process.cwd())
const load = () => import(modules.addressOf('app.ts'))
const first = await load()
writeFileSync('price.ts', 'export const price = 2')
modules.change('price.ts', [])
const second = await load()
console.log(first.price, second.price, first.stock === second.stock)`

test('changed modules are reloaded, and all others keep their state', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'verbena-modules-')))
  try {
    writeFileSync(join(folder, 'price.ts'), 'export const price = 1')
    writeFileSync(join(folder, 'stock.ts'), 'export const stock = { packs: 1 }')
    writeFileSync(
      join(folder, 'app.ts'),
      "export { price } from './price.ts'\nexport { stock } from './stock.ts'",
    )
    const options = { cwd: folder, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', program],
      options,
    )
    expect(stderr).not.toContain('Error')
    expect(stdout).toBe('1 2 true\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
