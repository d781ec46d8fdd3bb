import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import { uploadKeptDays } from '#domain/catalogue/imports/uploads.ts'
import { dayMs } from '#domain/local-time.ts'
import { cleanUp } from '#server/platform/cleanup.ts'
import { folderFiles } from '#server/platform/files.ts'
import { type JobQueue, type Jobs, openJobs } from '#server/platform/jobs.ts'
import {
  openProductManagement,
  type ProductManagement,
} from '../../../../tests/support/product-management.ts'
import { importing } from '../../../../tests/support/uploaded-imports.ts'
import { imports } from '../tables.ts'
import { deleteOldFiles } from './delete-old-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'old-imports-'))
const files = folderFiles(dataDir)
let shop: ProductManagement
let importer: ReturnType<typeof importing>
let jobs: JobQueue
beforeAll(async () => {
  shop = await openProductManagement({ DATA_DIR: dataDir })
  importer = importing(shop)
  jobs = openJobs(shop.url, log)
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
  rmSync(dataDir, { recursive: true })
})

const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const log = pino({ level: 'silent' })
const cleanUpIn = (days: number, queue: Jobs = jobs) =>
  cleanUp({ db: shop.db, log }, [deleteOldFiles(queue)], inDays(days))
const list = (sku = `K-${randomUUID()}`) => `Art. Nr.;Bezeichnung;Bestand\n${sku};Zink;1\n`
const keyOf = async (id: number) =>
  (await shop.db.select().from(imports).where(eq(imports.id, id)))[0]?.fileKey

test('the file of a finished import is deleted in the end, and the import can still be seen and undone', async () => {
  const { id } = await importer.imported(list('K-1'))
  const key = (await keyOf(id))!
  await cleanUpIn(uploadKeptDays - 1)
  expect(await files.get(key)).toBeDefined()
  await cleanUpIn(uploadKeptDays + 1)
  expect(await keyOf(id)).toBeNull()
  await expect.poll(() => files.get(key)).toBeUndefined()
  expect(await importer.read(id)).toMatchObject({ status: 'done', counts: { added: 1 } })
  expect((await shop.list('query=K-1')).total_results).toBe(1)
  expect((await shop.admin.post(adminImportPaths.undo(id), {})).status).toBe(200)
  expect((await importer.finished(id)).status).toBe('undone')
  expect((await shop.list('query=K-1')).total_results).toBe(0)
})

test('an import that was undone long after its end keeps its file for as long again', async () => {
  const { id } = await importer.imported(list())
  const key = (await keyOf(id))!
  await shop.db
    .update(imports)
    .set({ finishedAt: inDays(-90) })
    .where(eq(imports.id, id))
  await shop.admin.post(adminImportPaths.undo(id), {})
  await importer.finished(id)
  await cleanUpIn(uploadKeptDays - 1)
  expect(await files.get(key)).toBeDefined()
  await cleanUpIn(uploadKeptDays + 1)
  await expect.poll(() => files.get(key)).toBeUndefined()
})

test('a file whose deletion cannot be queued is deleted by a later cleanup', async () => {
  const { id } = await importer.imported(list())
  const key = (await keyOf(id))!
  const failing: Jobs = { enqueue: () => Promise.reject(new Error('no connection')) }
  await cleanUpIn(uploadKeptDays + 1, failing)
  expect(await keyOf(id)).toBe(key)
  await cleanUpIn(uploadKeptDays + 1)
  await expect.poll(() => files.get(key)).toBeUndefined()
})

test('an import that nobody started is forgotten with its file; one that was paused is not', async () => {
  const [looked, tried, paused] = [
    await importer.uploaded(list()),
    await importer.checked(await importer.uploaded(list())),
    await importer.checked(await importer.uploaded(list())),
  ]
  await shop.db.update(imports).set({ status: 'paused' }).where(eq(imports.id, paused.id))
  const keys = await Promise.all([looked, tried, paused].map(({ id }) => keyOf(id)))
  await cleanUpIn(uploadKeptDays - 1)
  expect((await importer.read(looked.id)).status).toBe('uploaded')
  await cleanUpIn(uploadKeptDays + 1)
  for (const { id } of [looked, tried]) expect(await importer.read(id)).toMatchObject({ code: 'not-found' })
  const areKept = () => Promise.all(keys.map(async (key) => (await files.get(key!)) !== undefined))
  await expect.poll(areKept).toEqual([false, false, true])
  expect((await shop.admin.post(adminImportPaths.start(paused.id), {})).status).toBe(200)
  expect(await importer.finished(paused.id)).toMatchObject({ status: 'done', counts: { added: 1 } })
})
