import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../../build/flags', import.meta.url))

/** Copied there by the build; the package is installed for development only. */
function flagsFolder(): string {
  if (existsSync(built)) return built
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('country-flag-icons/package.json')), '3x2')
}

const folder = flagsFolder()

/** A country's flag, three by two; undefined for an unknown code. */
export async function flagOf(code: string): Promise<Buffer | undefined> {
  if (!/^[a-z]{2}$/.test(code)) return undefined
  return readFile(join(folder, `${code.toUpperCase()}.svg`)).catch(() => undefined)
}
