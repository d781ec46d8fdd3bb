import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** File storage. A key is a path of plain names: `pictures/17/250.webp`. */
export type Files = {
  get: (key: string) => Promise<Buffer | undefined>
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Also if there is none. */
  remove: (key: string) => Promise<void>
}

const plainKey = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i

/** The key, if it can leave neither a folder nor a bucket. */
export function plainKeyOf(key: string): string {
  if (!plainKey.test(key)) throw new Error(`Not a file's key: ${JSON.stringify(key)}`)
  return key
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Stores files in a folder; a reader sees a file completely or not at all. */
export function folderFiles(folder: string): Files {
  const pathOf = (key: string): string => join(folder, plainKeyOf(key))

  return {
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async put(key, bytes) {
      const path = pathOf(key)
      const draft = join(dirname(path), `.${randomUUID()}`)
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(draft, bytes, { mode: 0o600 })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
