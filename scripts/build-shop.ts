import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Progress } from '#server/platform/progress.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { runTool } from './tools.ts'

type Part = {
  title: string
  /** The file with the hash of the sources it was built from. */
  stamp: string
  sources: string[]
  build: () => Promise<void>
}

const both = ['contract/**', 'domain/**', 'package-lock.json']
const env = { NODE_ENV: 'production' }

/** In this order: the pages' build empties `build/`. */
const parts: readonly Part[] = [
  {
    title: 'Building pages',
    stamp: 'build/.sources',
    sources: [...both, 'web/**', 'locales/**', '*.config.ts', 'tsconfig.json'],
    async build() {
      await runTool('@react-router/dev/bin.cjs', ['build'], env)
      cpSync('node_modules/country-flag-icons/3x2', 'build/flags', { recursive: true })
    },
  },
  {
    title: 'Building the server',
    stamp: 'build/shop/.sources',
    sources: [...both, '{server,lib,seeds}/**/*.{ts,json}', 'scripts/*.ts', 'vite.server.config.ts'],
    build: () => runTool('vite/bin/vite.js', ['build', '--config', 'vite.server.config.ts'], env),
  },
]

/** Whether everything was built from the present sources. */
export const isBuilt = (): boolean => parts.every((part) => isBuiltFrom(part, hashOf(part)))

/** Builds the pages and the server, unless they were last built from identical sources. */
export async function buildShop(progress: Progress): Promise<void> {
  for (const part of parts) {
    const wanted = hashOf(part)
    if (isBuiltFrom(part, wanted)) continue
    await progress.step(part.title, () => build(part))
    writeFileSync(part.stamp, wanted)
  }
}

function isBuiltFrom({ stamp }: Part, wanted: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function hashOf({ sources }: Part): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

async function build({ title, build }: Part): Promise<void> {
  try {
    await build()
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    if (/ENOSPC|no space left/i.test(output))
      throw new StartProblem(`No space left on the disk of ${process.cwd()}.`)
    throw new StartProblem(`${title} failed:\n${output.split('\n').slice(-20).join('\n')}`)
  }
}
