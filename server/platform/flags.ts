import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2')

/** A country's flag, three by two; undefined for an unknown code. */
export async function flagOf(code: string): Promise<Buffer | undefined> {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  return readFile(join(folder, `${code.toUpperCase()}.svg`)).catch(() => undefined)
}
