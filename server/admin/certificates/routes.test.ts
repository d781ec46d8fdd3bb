import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths, practitionerPaths } from '#contract/account-paths.ts'
import type { AdminCertificate } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { users } from '#server/accounts/tables.ts'
import { sealOlderTexts } from '#server/platform/sealing/sealed-texts.ts'
import { certificateReasons } from '#server/practitioners/certificates/find-certificates.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { plainJpeg } from '../../../tests/support/sample-documents.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'
import { certificates } from '../../practitioners/tables.ts'

let shop: Accounts
let folder: string
let jpeg: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-admin-'))
  shop = await openAccounts({ DATA_DIR: folder, DEMO: '1' })
  jpeg = await plainJpeg()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function newcomer(given: Parameters<Accounts['person']>[0] = { userTypeId: 3 }) {
  const person = await shop.person(given)
  const device = await shop.device(person)
  const headers = { authorization: `Bearer ${device.tokens.access_token}` }
  const send = async (name = 'diploma.jpg') => {
    const form = await uploadForm({ name, bytes: jpeg })
    const more = { headers: { ...headers, ...form.headers }, payload: form.payload }
    return (await shop.call('POST', practitionerPaths.certificates, undefined, more)).body.id as number
  }
  return { ...device, ...person, headers, send }
}
type Somebody = Awaited<ReturnType<typeof newcomer>>

let admin: Somebody
let marco: Somebody
beforeEach(async () => {
  await shop.db.update(certificates).set({ state: 'replaced' }).where(eq(certificates.state, 'waiting'))
  admin = await newcomer({ userTypeId: 1, firstName: 'Ada', lastName: 'Admin' })
  marco = await newcomer({ userTypeId: 3, firstName: 'Marco', lastName: 'Rossi' })
})

const reason = 'The name on it cannot be read.'
const approve = (id: number, by = admin) => by.post(adminPaths.approve(id))
const decline = (id: number, by = admin) => by.post(adminPaths.refuse(id), { reason })
const userTypeOf = async (somebody: Somebody) => (await somebody.get(accountPaths.user)).body.user_type_id
const auditOf = ({ id }: Somebody) =>
  shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

test('the reason of a refusal is stored encrypted, including reasons of earlier versions', {
  tags: 'sealed-texts',
}, async () => {
  const id = await marco.send()
  await decline(id)
  const raw = async () => (await shop.sql`SELECT * FROM certificates WHERE id = ${id}`)[0]!
  const inClear = (row: object) => JSON.stringify(row).includes(reason)
  expect(inClear(await raw())).toBe(false)
  expect(inClear(await shop.sql`SELECT details FROM audit_entries`)).toBe(false)

  await shop.db.update(certificates).set({ reason, sealedReason: null }).where(eq(certificates.id, id))
  expect(await sealOlderTexts(shop.db, sealing, certificateReasons)).toBe(1)
  const once = await raw()
  expect(inClear(once)).toBe(false)
  expect(await sealOlderTexts(shop.db, sealing, certificateReasons)).toBe(0)
  expect(await raw()).toEqual(once)
  expect((await marco.get(practitionerPaths.certificates)).body.data).toMatchObject([{ id, reason }])
  expect((await marco.get(accountPaths.ownData)).body.certificates).toMatchObject([{ reason }])
})

test('the certificate that has waited longest comes first, with its practitioner', async () => {
  const nora = await newcomer()
  const [first, second] = [await marco.send(), await nora.send()]
  const { body } = await admin.get(adminPaths.certificates)
  expect(body).toMatchObject({ waiting: 2, total_results: 2, total_pages: 1, current_page: 1, limit: 50 })
  expect(body.data.map(({ id }: AdminCertificate) => id)).toEqual([first, second])
  expect(body.data[0]).toMatchObject({
    file_name: 'diploma.jpg',
    state: 'waiting',
    decided_by: null,
    practitioner: { first_name: 'Marco', last_name: 'Rossi', email: marco.email, health_profession: 1 },
  })
  const past = await admin.get(`${adminPaths.certificates}?page=3&limit=1`)
  expect(past.body).toMatchObject({ data: [], total_results: 2, total_pages: 2, current_page: 3 })
})

test('an admin approves: the practitioner is certified at once and notified, and it is audited', {
  tags: 'milestone-validated',
}, async () => {
  const id = await marco.send()
  expect(await userTypeOf(marco)).toBe(3)
  const answer = await approve(id)
  expect(answer).toMatchObject({ status: 200, body: { state: 'approved', decided_by: 'Ada Admin' } })
  expect(await userTypeOf(marco)).toBe(2)
  expect(await shop.emails(marco.id)).toEqual([
    { template: 'certificate-approved', user_id: marco.id, certificate_id: id },
  ])
  expect(await auditOf(marco)).toMatchObject([
    {
      actorId: admin.id,
      action: 'certificate-approved',
      details: {
        certificate_id: id,
        state_before: 'waiting',
        state_after: 'approved',
        user_type_id_before: 3,
        user_type_id_after: 2,
      },
    },
  ])
  const { data } = (await marco.get(practitionerPaths.milestones)).body
  expect(data[2]).toMatchObject({ name: 'CertificateValidated', reached_at: expect.any(String) })
})

test('an admin refuses with a reason, which the practitioner can read, and may submit another', async () => {
  const id = await marco.send()
  const answer = await decline(id)
  expect(answer).toMatchObject({ status: 200, body: { state: 'refused', reason } })
  expect(await userTypeOf(marco)).toBe(3)
  expect(await shop.emails(marco.id)).toEqual([
    { template: 'certificate-refused', user_id: marco.id, certificate_id: id },
  ])
  const [entry] = await auditOf(marco)
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'certificate-refused',
    details: { certificate_id: id, state_before: 'waiting', state_after: 'refused' },
  })
  expect((await admin.get(adminPaths.audit)).body.data[0]).toMatchObject({
    action: 'certificate-refused',
    details: { certificate_id: id, reason },
  })
  const own = (await marco.get(practitionerPaths.certificates)).body.data
  expect(own).toMatchObject([{ id, state: 'refused', reason }])
  const next = await marco.send('better.jpg')
  expect((await admin.get(adminPaths.certificate(next))).body).toMatchObject({
    state: 'waiting',
    history: [{ id, state: 'refused', reason }],
  })
})

test('a refusal needs a reason', async () => {
  const id = await marco.send()
  for (const body of [
    {},
    { reason: '' },
    { reason: `${reason}\0` },
    { reason: '  too bad ' },
    { reason, state: 'approved' },
  ])
    expect((await admin.post(adminPaths.refuse(id), body)).status).toBe(400)
  expect((await admin.get(adminPaths.certificate(id))).body.state).toBe('waiting')
})

test('a decision is final', async () => {
  const id = await marco.send()
  await decline(id)
  expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'already-decided' } })
  expect(await decline(id)).toMatchObject({ status: 409, body: { code: 'already-decided' } })
  expect(await userTypeOf(marco)).toBe(3)
  expect(await auditOf(marco)).toHaveLength(1)
})

test('if two admins decide at once, one does', async () => {
  const others = await Promise.all([1, 2, 3].map(() => newcomer({ userTypeId: 1 })))
  const id = await marco.send()
  const answers = await Promise.all(others.flatMap((other) => [approve(id, other), decline(id, other)]))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await auditOf(marco)).toHaveLength(1)
  expect(await shop.emails(marco.id)).toHaveLength(1)
  const winner = answers.find(({ status }) => status === 200)
  expect(await userTypeOf(marco)).toBe(winner?.body.state === 'approved' ? 2 : 3)
})

test('a replaced certificate is no longer listed, and its file is deleted', async () => {
  const first = await marco.send()
  const second = await marco.send()
  expect(await approve(first)).toMatchObject({ status: 409, body: { code: 'already-decided' } })
  const { body } = await admin.get(adminPaths.certificates)
  expect(body.data.map(({ id }: AdminCertificate) => id)).toEqual([second])
  expect((await admin.get(adminPaths.certificateFile(first))).status).toBe(404)
})

test('decided certificates come newest first', async () => {
  const first = await marco.send()
  await decline(first)
  const second = await marco.send()
  await approve(second)
  const { body } = await admin.get(`${adminPaths.certificates}?state=decided&limit=2`)
  expect(body.data.map(({ id }: AdminCertificate) => id)).toEqual([second, first])
  expect(body.total_results).toBe(body.decided)
})

test('an admin can view the file, which is not cached', { tags: 'certificate-private' }, async () => {
  const id = await marco.send()
  const answer = await shop.app.inject({
    url: `/api${adminPaths.certificateFile(id)}`,
    headers: admin.headers,
  })
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
})

test('an admin’s view of the file is recorded each time, but not if there was none', {
  tags: 'audit-reads',
}, async () => {
  const id = await marco.send()
  const look = (wanted: number) => admin.get(adminPaths.certificateFile(wanted))
  for (const wanted of [id, id, 999_999]) await look(wanted)
  const entry = { actorId: admin.id, action: 'certificate-opened', details: { certificate_id: id } }
  expect(await auditOf(marco)).toMatchObject([entry, entry])
})

describe('a user whose role changed meanwhile', () => {
  test('keeps the role an admin gave them', async () => {
    const id = await marco.send()
    await shop.db.update(users).set({ userTypeId: 4 }).where(eq(users.id, marco.id))
    expect((await approve(id)).status).toBe(200)
    const [user] = await shop.db.select().from(users).where(eq(users.id, marco.id))
    expect(user?.userTypeId).toBe(4)
  })

  test('cannot decide on their own certificate', { tags: 'admin-not-self' }, async () => {
    const id = await marco.send()
    await admin.put(adminPaths.role(marco.id), { user_type_id: 1 })
    for (const decide of [approve, decline])
      expect(await decide(id, marco)).toMatchObject({ status: 409, body: { code: 'own-account' } })
  })
})

test.each(['999999', '0', '-1', '1.5', 'all', '99999999999'])('certificate %s is not found', async (id) => {
  const answer = await admin.get(`/v2/admin/certificates/${id}`)
  expect([400, 404]).toContain(answer.status)
})
