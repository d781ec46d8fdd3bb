import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Failure, Outcome, Unstable } from './tally.ts'

type ProcessResult = { code: number | null; output: string }

/** Runs a program of a package in node_modules without output; if it fails, its output becomes the error. */
export async function runTool(file: string, options: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const { code, output } = await run(file, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  if (code !== 0) throw new Error(output.trim() || `${file} ended with ${code}`)
}

/** Runs Vitest with its output; returns how many tests passed, and which did not. */
export async function runVitest(options: string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-report-'))
  const report = join(folder, 'report.json')
  // Reports each file as it ends, at a terminal and in a log.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest/vitest.mjs', ['run', '--passWithNoTests', ...reporters, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    return readReport(readFileSync(report, 'utf8'), code)
  } catch {
    return { passed: 0, failures: [outsideOfTests] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const outsideOfTests: Failure = { name: 'Vitest, outside any test', command: 'npm test' }

/**
 * A file that fails before its first test, and a run that fails outside of tests, count as one failure each. A test
 * that passed although it has failure messages was repeated.
 */
export function readReport(json: string, code: number | null): Outcome {
  const { numPassedTests, testResults } = JSON.parse(json) as Report
  const failures = testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const file = pathOf(name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => failureOf(file, fullName))
    return status === 'failed' ? [{ name: file, command: `npm test -- ${file}` }] : []
  })
  const unstable = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }): Unstable => ({
          ...failureOf(pathOf(name), fullName),
          reason: failureMessages[0]!.split('\n', 1)[0]!,
        }),
      ),
  )
  const unnamed = failures.length === 0 && code !== 0
  return { passed: numPassedTests, failures: unnamed ? [outsideOfTests] : failures, unstable }
}

const pathOf = (name: string) => relative(process.cwd(), name).replaceAll('\\', '/')

function failureOf(file: string, title: string): Failure {
  // Vitest reads the name as a pattern, and the shell interprets what is between double quotes.
  const pattern = title.replaceAll(/[^\p{L}\p{N} ,:;’-]+/gu, '.*')
  return { name: `${file} › ${title}`, command: `npm test -- ${file} -t "${pattern}"` }
}

function run(file: string, options: string[], how: SpawnOptions): Promise<ProcessResult> {
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
