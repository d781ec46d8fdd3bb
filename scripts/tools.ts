import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Count } from './tally.ts'

type Ended = { code: number | null; output: string }

/** Runs a program of a package in node_modules, quietly; what it printed becomes the error if it fails. */
export async function runTool(file: string, options: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await run(file, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  if (code !== 0) throw new Error(output.trim() || `${file} ended with ${code}`)
}

/** Runs Vitest in the open, and counts its tests. */
export async function runVitest(options: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-report-'))
  const report = join(folder, 'report.json')
  // Says each file as it ends, at a terminal and in a log.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest/vitest.mjs', ['run', '--passWithNoTests', ...reporters, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    return countTests(readFileSync(report, 'utf8'), code)
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that fails before its first test, and a run that fails outside of tests, count as one failure each. */
export function countTests(json: string, code: number | null): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as Report
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}

function run(file: string, options: string[], how: SpawnOptions): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', file), ...options], how)
    const stop = () => void child.kill()
    process.once('exit', stop)
    let output = ''
    const read = (text: Buffer) => (output += text.toString())
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}
