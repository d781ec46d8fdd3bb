import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { folderProblem } from './data-lock.ts'
import { errorCode, StartProblem } from './start-problem.ts'

/** Keeps secrets that the shop has to read again; who has the database alone cannot. */
export type Sealing = {
  seal(text: string): string
  /** Throws for what was sealed with another key, or changed since. */
  open(sealed: string): string
}

const keyBytes = 32
const vectorBytes = 12
const tagBytes = 16

export async function openSealing(config: Pick<Config, 'encryptionKey' | 'dataDir'>): Promise<Sealing> {
  const { encryptionKey, dataDir } = config
  return sealingWith(encryptionKey ? Buffer.from(encryptionKey, 'base64') : await keyOfFolder(dataDir))
}

function sealingWith(key: Buffer): Sealing {
  return {
    seal(text) {
      const vector = randomBytes(vectorBytes)
      const cipher = createCipheriv('aes-256-gcm', key, vector)
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([vector, cipher.getAuthTag(), hidden]).toString('base64')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      const vector = bytes.subarray(0, vectorBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, vector, { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(vectorBytes, vectorBytes + tagBytes))
      const shown = decipher.update(bytes.subarray(vectorBytes + tagBytes))
      return Buffer.concat([shown, decipher.final()]).toString('utf8')
    },
  }
}

async function keyOfFolder(folder: string): Promise<Buffer> {
  const path = join(folder, 'sealing.key')
  try {
    const key = Buffer.from((await readKey(path)) ?? (await makeKey(folder, path)), 'base64')
    if (key.length === keyBytes) return key
  } catch (error) {
    throw new StartProblem(folderProblem(folder, error))
  }
  throw new StartProblem(`The file ${path} holds no key; put back the one that was there.`)
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Of two processes that start at once, the first to link its draft names the key of both. */
async function makeKey(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}.key`)
  try {
    await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flush: true })
    await link(draft, path).catch((error) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(path, 'utf8')
}
