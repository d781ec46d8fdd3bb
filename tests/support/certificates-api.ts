import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { practitionerPaths } from '#contract/account-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { certificates } from '#server/practitioners/tables.ts'
import { openAccounts } from './accounts-api.ts'
import { uploadForm } from './upload-form.ts'

/** The shop's API for users who upload certificates, with a folder for the files. */
export async function openCertificates(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'verbena-certificates-'))
  const shop = await openAccounts({ DATA_DIR: folder, ...environment })

  async function newcomer(userTypeId: 1 | 2 | 3 | 4 = userTypes.practitioner) {
    const person = await shop.person({ userTypeId })
    const device = await shop.device(person)
    const authorization = `Bearer ${device.tokens.access_token}`
    const send = async (...files: Parameters<typeof uploadForm>) => {
      const { headers, payload } = await uploadForm(...files)
      return shop.call('POST', practitionerPaths.certificates, undefined, {
        headers: { ...headers, authorization },
        payload,
      })
    }
    return { ...device, id: person.id, authorization, send }
  }

  return {
    ...shop,
    newcomer,
    /** The names of the stored files. */
    kept: async () => (await readdir(join(folder, 'certificates')).catch(() => [])).toSorted(),
    rowsOf: ({ id }: { id: number }) =>
      shop.db.select().from(certificates).where(eq(certificates.practitionerId, id)),
    async close() {
      await shop.close()
      await rm(folder, { recursive: true })
    },
  }
}
export type Certificates = Awaited<ReturnType<typeof openCertificates>>
export type Sender = Awaited<ReturnType<Certificates['newcomer']>>
