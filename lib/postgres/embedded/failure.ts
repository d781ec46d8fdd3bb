import { LaunchProblem } from './launch-problem.ts'

/** Turns PostgreSQL's error output into one plain sentence. */
export function postgresFailure(folder: string, output: string): LaunchProblem {
  if (/Permission denied|EACCES|could not access|has wrong ownership/i.test(output))
    return new LaunchProblem(`PostgreSQL cannot use the folder ${folder} (permission denied).`, 'folder')
  return new LaunchProblem(sentenceOf(folder, output))
}

function sentenceOf(folder: string, output: string): string {
  if (/No space left on device|Disk quota exceeded/i.test(output))
    return `No space left on the disk of ${folder}.`
  if (/could not create shared memory|could not resize shared memory/i.test(output))
    return 'PostgreSQL cannot start because this machine has no shared memory left.'
  if (/database files are incompatible/i.test(output))
    return `The data in ${folder} was made by another version of PostgreSQL; move it away or use that version.`
  const reason = output
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
    ?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '')
  return `PostgreSQL cannot start in ${folder}: ${reason?.trim() || 'it said nothing about why'}.`
}
