import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode, StartProblem } from './start-problem.ts'

export type DataLock = { release(): void }

const sqliteBusy = 5

/**
 * Makes this process the only one on `folder`. SQLite takes a lock of the operating system, which is released when the
 * process ends for whatever reason.
 */
export function lockData(folder: string): DataLock {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    const lock = new DatabaseSync(join(folder, 'lock'))
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    writeFileSync(join(folder, 'lock.pid'), `${process.pid}\n`)
    return { release: () => lock.close() }
  } catch (error) {
    throw new StartProblem(isBusy(error) ? busyProblem(folder) : folderProblem(folder, error))
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy

function busyProblem(folder: string) {
  let holder = 'another process'
  try {
    holder = `process ${readFileSync(join(folder, 'lock.pid'), 'utf8').trim()}`
  } catch {}
  return `The data in ${folder} is already in use by ${holder}; stop it first.`
}

export function folderProblem(folder: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `No space left on the disk of ${folder}.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${folder} could not be created because a file of that name exists.`
    default:
      return `Cannot write to the data folder ${folder} (${errorCode(error) ?? 'unknown error'}); choose another with DATA_DIR.`
  }
}
