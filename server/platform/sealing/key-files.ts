import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keyBytes } from '../sealing.ts'
import { errorCode, StartProblem } from '../start-problem.ts'

/** The key in a file; undefined if there is none, or it cannot be read. */
export async function readKey(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text, 'base64')
  if (key.length === keyBytes) return key
  throw new StartProblem(`The file ${path} does not contain a key; restore the original file.`)
}

/** Saves a key readable only by its owner, and returns the stored one: of two processes the first wins. */
export async function keepKey(path: string, key: Buffer): Promise<Buffer> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${randomUUID()}.key`)
  try {
    await writeFile(draft, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
    await link(draft, path).catch((error) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
    await flushFolder(folder)
  } finally {
    await rm(draft, { force: true }).catch(() => {})
  }
  const kept = await readKey(path)
  if (kept) return kept
  throw new StartProblem(`The file ${path} already exists but cannot be read.`)
}

/** Without it a file may be lost in a power failure. On Windows folders cannot be opened, and this is unnecessary. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
