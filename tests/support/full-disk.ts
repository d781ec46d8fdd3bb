import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Simulates a full disk: it accepts half of each file written, then has no space left. */
export async function withFullDisk<T>(work: () => Promise<T>): Promise<T> {
  const { writeFile } = files
  files.writeFile = async (file, data, options) => {
    const bytes = Buffer.from(data as Uint8Array)
    await writeFile(file, bytes.subarray(0, bytes.length / 2), options)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    files.writeFile = writeFile
    syncBuiltinESMExports()
  }
}
