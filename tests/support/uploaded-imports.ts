import { expect } from 'vitest'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail } from '#contract/admin-imports.ts'
import { isWorking } from '#domain/catalogue/imports/uploads.ts'
import { maxWaitMs } from './max-wait.ts'
import type { ProductManagement } from './product-management.ts'
import { uploadForm } from './upload-form.ts'

/** What an admin does with suppliers' files. */
export function importing(shop: ProductManagement) {
  async function upload(content: string | Uint8Array, { supplier = 'Kestrel', name = 'list.csv' } = {}) {
    const form = await uploadForm({ name, bytes: Buffer.from(content) })
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${adminImportPaths.list}?${new URLSearchParams({ supplier })}`,
      payload: form.payload,
      headers: { ...form.headers, ...shop.admin.headers },
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  async function uploaded(...given: Parameters<typeof upload>): Promise<AdminImportDetail> {
    const { status, body } = await upload(...given)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

  const read = async (id: number): Promise<AdminImportDetail> =>
    (await shop.admin.get(adminImportPaths.one(id))).body

  /** The import once the background has finished with it. */
  async function finished(id: number): Promise<AdminImportDetail> {
    await expect.poll(async () => isWorking((await read(id)).status), { timeout: maxWaitMs }).toBe(false)
    return read(id)
  }

  async function checked(file: AdminImportDetail, mapping = file.mapping ?? {}) {
    expect(await shop.admin.post(adminImportPaths.check(file.id), { mapping })).toMatchObject({ status: 200 })
    return finished(file.id)
  }

  async function imported(content: string, given?: { supplier?: string }) {
    const { id } = await checked(await uploaded(content, given))
    expect(await shop.admin.post(adminImportPaths.start(id), {})).toMatchObject({ status: 200 })
    return finished(id)
  }

  return { upload, uploaded, read, finished, checked, imported }
}
