import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Progress } from '#server/platform/progress.ts'
import { StartProblem } from '#server/platform/start-problem.ts'

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

/** Builds the pages, unless the last build was made of the very same sources. */
export async function buildPages(progress: Progress): Promise<void> {
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await progress.step('Pages', build)
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
  const { code, output } = await run(process.execPath, [
    join('node_modules', '@react-router/dev/bin.cjs'),
    'build',
  ])
  if (code === 0) return
  if (/ENOSPC|no space left/i.test(output))
    throw new StartProblem(`There is no space left on the disk that holds ${process.cwd()}.`)
  throw new StartProblem(`The pages could not be built:\n${output.trim().split('\n').slice(-20).join('\n')}`)
}

function run(program: string, options: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' }
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    process.once('exit', () => child.kill())
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
