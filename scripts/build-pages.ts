import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Progress } from '#server/platform/progress.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { runTool } from './tools.ts'

const sources = [
  'web/**',
  'contract/**',
  'domain/**',
  'locales/**',
  '*.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const stamp = 'build/.sources'

/** Builds the pages, unless the last build was made from identical sources. */
export async function buildPages(progress: Progress): Promise<void> {
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await progress.step('Building pages', build)
  writeFileSync(stamp, wanted)
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function build() {
  try {
    await runTool('@react-router/dev/bin.cjs', ['build'], { NODE_ENV: 'production' })
    cpSync('node_modules/country-flag-icons/3x2', 'build/flags', { recursive: true })
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    if (/ENOSPC|no space left/i.test(output))
      throw new StartProblem(`No space left on the disk of ${process.cwd()}.`)
    throw new StartProblem(`The pages could not be built:\n${output.split('\n').slice(-20).join('\n')}`)
  }
}
