import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { openWorkQueue } from './work-queue.ts'

/** OWASP's parameters for argon2id, which is the library's default. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing uses libuv's pool of four threads, which files and compression need too; one processor is left for pages.
const hashing = openWorkQueue({ atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), longest: 200 })
const hashOfNobody = hash(randomUUID(), cost)

/** Two Unicode spellings of a letter are the same password. */
const plain = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(plain(password), cost))
}

/** `null`, for an account that does not exist: takes the same time, and is never right. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return hashing.run(async () => {
    const isRight = await verify(stored ?? (await hashOfNobody), plain(password))
    return isRight && stored !== null
  })
}
