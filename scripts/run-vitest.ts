import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Failure, Outcome } from './tally.ts'
import { runProcess } from './tools.ts'

/** What became of a test file. `reason` is the first line of what a test failed with. */
type FileOutcome = { file: string; passed: number; failures: (Failure & { reason: string })[] }
/** `isComplete` is false if the run failed outside of its tests. */
export type VitestOutcome = { files: FileOutcome[]; isComplete: boolean }

/** More files with failures than this are no accident. */
export const mostRepeatedFiles = 8
const outsideOfTests: Failure = { name: 'Vitest, outside any test', command: 'npm test' }

export const runOnce = async (options: readonly string[]): Promise<Outcome> =>
  totals(await runVitest(options))

/**
 * Runs the tests and then, once more, the files in which some failed: in a new process and with a new database, where
 * they find nothing that the first attempt left behind.
 */
export async function runRepeatingFailures(
  options: readonly string[],
  run: (options: readonly string[]) => Promise<VitestOutcome> = runVitest,
): Promise<Outcome> {
  const first = await run(options)
  const failed = first.files.filter(({ failures }) => failures.length > 0)
  if (!first.isComplete || failed.length === 0 || failed.length > mostRepeatedFiles) return totals(first)
  const second = await run([...options, ...failed.map(({ file }) => file)])
  const stillFailing = new Set(second.files.flatMap(({ failures }) => failures.map(({ name }) => name)))
  const passing = first.files.filter((file) => !failed.includes(file))
  return {
    ...totals({ files: [...passing, ...second.files], isComplete: second.isComplete }),
    unstable: failed.flatMap(({ failures }) => failures).filter(({ name }) => !stillFailing.has(name)),
  }
}

function totals({ files, isComplete }: VitestOutcome): Outcome {
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failures: [...files.flatMap(({ failures }) => failures), ...(isComplete ? [] : [outsideOfTests])],
    unstable: [],
  }
}

/** Runs Vitest with its output. */
async function runVitest(options: readonly string[]): Promise<VitestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-report-'))
  const report = join(folder, 'report.json')
  // Reports each file as it ends, at a terminal and in a log.
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runProcess(
    'vitest/vitest.mjs',
    ['run', '--passWithNoTests', ...reporters, ...options],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  try {
    return readReport(readFileSync(report, 'utf8'), code)
  } catch {
    return { files: [], isComplete: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** A file that fails before its first test counts as one failure. */
export function readReport(json: string, code: number | null): VitestOutcome {
  const { testResults } = JSON.parse(json) as Report
  const files = testResults.map(({ name, status, assertionResults }): FileOutcome => {
    const file = relative(process.cwd(), name).replaceAll('\\', '/')
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => ({
        ...failureOf(file, fullName),
        reason: message.split('\n', 1)[0]!,
      }))
    const isUnread = status === 'failed' && failures.length === 0
    return {
      file,
      passed: assertionResults.filter((test) => test.status === 'passed').length,
      failures: isUnread ? [{ name: file, command: `npm test -- ${file}`, reason: '' }] : failures,
    }
  })
  const hasFailures = files.some(({ failures }) => failures.length > 0)
  return { files, isComplete: code === 0 || hasFailures }
}

function failureOf(file: string, title: string): Failure {
  // Vitest reads the name as a pattern, and the shell interprets what is between double quotes.
  const pattern = title.replaceAll(/[^\p{L}\p{N} ,:;’-]+/gu, '.*')
  return { name: `${file} › ${title}`, command: `npm test -- ${file} -t "${pattern}"` }
}
