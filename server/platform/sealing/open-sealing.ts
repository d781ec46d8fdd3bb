import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { folderProblem } from '../data-lock.ts'
import type { Database } from '../database.ts'
import { fingerprintOf, keyBytes, type Sealing, sealingWith } from '../sealing.ts'
import { errorCode, StartProblem } from '../start-problem.ts'
import { keepKey, readKey } from './key-files.ts'
import { sealingKey } from './tables.ts'

type Opening = {
  config: Pick<Config, 'encryptionKey' | 'keyDir' | 'dataDir'>
  db: Database
  /** An encrypted value in the database; undefined in a new shop. Used while no fingerprint is stored yet. */
  findSealed: () => Promise<string | undefined>
  /** Shows a message at the terminal. */
  say: (sentence: string) => void
}
/** `place`: the file, or the name of the setting. */
type FoundKey = { key: Buffer; place: string; isNew?: boolean }

const setting = 'ENCRYPTION_KEY'
const oldPlace = (config: Opening['config']) => join(config.dataDir, 'sealing.key')
const placeOf = (keyDir: string, fingerprint: string) => join(keyDir, `${fingerprint}.key`)

/** Makes sure that the key can decrypt the database: a new key is only created for a database without secrets. */
export async function openSealing(opening: Opening): Promise<Sealing> {
  const known = await readFingerprint(opening.db)
  const sealed = known === undefined ? await opening.findSealed() : undefined
  const isEmpty = known === undefined && sealed === undefined
  const found = (await findKey(opening, known)) ?? (isEmpty ? await makeKey(opening) : undefined)
  if (!found) {
    // A faster process may have moved it meanwhile, and recorded its fingerprint.
    if (known === undefined && (await readFingerprint(opening.db)) !== undefined) return openSealing(opening)
    throw new StartProblem(missingProblem(opening.config, known))
  }
  const fingerprint = fingerprintOf(found.key)
  if ((known ?? fingerprint) !== fingerprint || !opens(found.key, sealed))
    throw new StartProblem(wrongProblem(found, known))
  if (known === undefined) {
    const recorded = await recordFingerprint(opening.db, fingerprint)
    if (recorded !== fingerprint) return reopen(opening, found)
  }
  await leaveDataFolder(opening, found, fingerprint)
  if (found.isNew && found.place !== oldPlace(opening.config))
    opening.say(`The encryption key is in ${found.place}; back it up separately from the data.`)
  return sealingWith(found.key)
}

/** Another process was faster: its key is used. */
async function reopen(opening: Opening, { place, isNew }: FoundKey): Promise<Sealing> {
  if (isNew) await rm(place, { force: true })
  return openSealing(opening)
}

async function findKey({ config }: Opening, known: string | undefined): Promise<FoundKey | undefined> {
  const { encryptionKey, keyDir } = config
  if (encryptionKey) return { key: Buffer.from(encryptionKey, 'base64'), place: setting }
  const places = [...(keyDir && known ? [placeOf(keyDir, known)] : []), oldPlace(config)]
  let other: FoundKey | undefined
  for (const place of places) {
    const key = await readKey(place)
    if (key && (known ?? fingerprintOf(key)) === fingerprintOf(key)) return { key, place }
    if (key) other ??= { key, place }
  }
  return other
}

async function makeKey({ config }: Opening): Promise<FoundKey> {
  const key = randomBytes(keyBytes)
  const { keyDir } = config
  if (keyDir) {
    const place = placeOf(keyDir, fingerprintOf(key))
    const isKept = await keepKey(place, key).then(
      () => true,
      () => false,
    )
    if (isKept) return { key, place, isNew: true }
  }
  const place = oldPlace(config)
  const kept = await keepKey(place, key).catch((error) => {
    throw error instanceof StartProblem ? error : new StartProblem(folderProblem(config.dataDir, error))
  })
  return { key: kept, place }
}

/** A copy of the data folder should not contain its key. */
async function leaveDataFolder({ config, say }: Opening, { key, place }: FoundKey, fingerprint: string) {
  const { keyDir } = config
  if (place === setting) return
  if (place !== oldPlace(config)) return removeSame(oldPlace(config), key)
  if (!keyDir) return say(stayingWarning(place, 'no home folder is known'))
  const target = placeOf(keyDir, fingerprint)
  try {
    const kept = await keepKey(target, key)
    if (!kept.equals(key)) return say(stayingWarning(place, `${target} holds another`))
    await rm(place, { force: true })
    say(`The encryption key was moved from ${place} to ${target}; back it up separately from the data.`)
  } catch (error) {
    say(stayingWarning(place, `${keyDir} cannot be written (${errorOf(error)})`))
  }
}

/** Left by a move that was interrupted. */
async function removeSame(path: string, key: Buffer): Promise<void> {
  const left = await readKey(path).catch(() => undefined)
  // Another process that starts may be removing it as well.
  if (left?.equals(key)) await rm(path, { force: true })
}

const errorOf = (error: unknown) => errorCode(error) ?? String(error)

function stayingWarning(place: string, why: string) {
  return `Warning: the encryption key stays in ${place}, where every copy of the data includes it, because ${why}; set KEY_DIR to another folder.`
}

function missingProblem(config: Opening['config'], known: string | undefined) {
  const { keyDir } = config
  if (known === undefined)
    return `The secrets in the database were encrypted with a key that is missing: restore the file sealing.key of its data folder to ${oldPlace(config)}, or set ${setting} to its content.`
  const place = keyDir ? placeOf(keyDir, known) : oldPlace(config)
  return `The secrets in the database were encrypted with the key ${known}, which cannot be read from ${place}: restore it there, or set ${setting} to its content.`
}

function wrongProblem({ key, place }: FoundKey, known: string | undefined) {
  const needed = known ? `the key ${known}` : 'another key'
  return `The secrets in the database were encrypted with ${needed}, but ${place} contains the key ${fingerprintOf(key)}: put the right key there.`
}

function opens(key: Buffer, sealed: string | undefined): boolean {
  if (sealed === undefined) return true
  try {
    sealingWith(key).open(sealed)
    return true
  } catch {
    return false
  }
}

async function readFingerprint(db: Database): Promise<string | undefined> {
  const [row] = await db.select({ fingerprint: sealingKey.fingerprint }).from(sealingKey)
  return row?.fingerprint
}

async function recordFingerprint(db: Database, fingerprint: string): Promise<string | undefined> {
  await db.insert(sealingKey).values({ fingerprint }).onConflictDoNothing()
  return readFingerprint(db)
}
