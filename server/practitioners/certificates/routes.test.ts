import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { Certificate } from '#contract/practitioners.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import { type Certificates, openCertificates, type Sender } from '../../../tests/support/certificates-api.ts'
import {
  bombPdf,
  bombPng,
  emptyZip,
  page,
  plainJpeg,
  plainPdf,
  plainPng,
  restlessPdf,
  svg,
} from '../../../tests/support/sample-documents.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'
import { marketingEvents } from '../../marketing/tables.ts'

let shop: Certificates
let pdf: Buffer
beforeAll(async () => {
  shop = await openCertificates()
  pdf = await plainPdf()
})
afterAll(() => shop.close())

let marco: Sender
beforeEach(async () => {
  marco = await shop.newcomer()
})
const fileOf = (id: number, { authorization }: Pick<Sender, 'authorization'>) =>
  shop.app.inject({
    url: `/api${practitionerPaths.certificateFile(id)}`,
    headers: { authorization },
  })

test('a practitioner submits a certificate, sees that it is waiting, and can view it', async () => {
  const { status, body } = await marco.send({ name: 'Diplom für Ernährung.pdf', bytes: pdf })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      file_name: 'Diplom für Ernährung.pdf',
      media_type: 'application/pdf',
      state: 'waiting',
      decided_at: null,
      reason: null,
    },
  })
  expect((await marco.get(practitionerPaths.certificates)).body).toEqual({ data: [body] })
  const file = await fileOf(body.id, marco)
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.rawPayload).toHaveLength(body.bytes)
})

test('the milestone is reached and sent to marketing once', {
  tags: ['product-milestone-certificate', 'milestone-uploaded'],
}, async () => {
  await marco.send({ name: 'a.pdf', bytes: pdf })
  await marco.send({ name: 'b.pdf', bytes: pdf })
  const { data } = (await marco.get(practitionerPaths.milestones)).body
  expect(data).toHaveLength(13)
  expect(data.filter((one: { reached_at: unknown }) => one.reached_at)).toMatchObject([
    { number: 2, name: 'CertificateUploaded' },
  ])
  const events = await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, marco.id))
  expect(events).toMatchObject([{ event: 'CertificateUploaded', sentAt: null }])
})

test('a second certificate replaces the waiting one, whose file is deleted', async () => {
  const before = await shop.kept()
  const first = (await marco.send({ name: 'first.pdf', bytes: pdf })).body as Certificate
  const second = (await marco.send({ name: 'second.jpg', bytes: await plainJpeg() })).body as Certificate
  const { data } = (await marco.get(practitionerPaths.certificates)).body
  expect(data).toMatchObject([
    { id: second.id, state: 'waiting', file_name: 'second.jpg' },
    { id: first.id, state: 'replaced' },
  ])
  expect((await shop.kept()).length).toBe(before.length + 1)
  expect((await fileOf(first.id, marco)).statusCode).toBe(404)
})

test('a certified practitioner may submit a newer one and stays certified', async () => {
  const ilse = await shop.newcomer(userTypes.certifiedPractitioner)
  expect((await ilse.send({ name: 'renewed.png', bytes: await plainPng() })).status).toBe(201)
  const [{ userTypeId } = {}] = await shop.db.select().from(users).where(eq(users.id, ilse.id))
  expect(userTypeId).toBe(2)
})

describe('a refused file leaves nothing behind', () => {
  const withTail = async () => Buffer.concat([svg, await plainJpeg()])
  test.each([
    ['a drawing', 'diploma.svg', () => svg, 415, 'file-of-another-kind'],
    ['a drawing called a PDF', 'diploma.pdf', () => svg, 415, 'file-of-another-kind'],
    ['a web page', 'diploma.html', () => page, 415, 'file-of-another-kind'],
    ['a web page called a picture', 'diploma.jpg', () => page, 415, 'file-of-another-kind'],
    ['an archive', 'diploma.zip', () => emptyZip, 415, 'file-of-another-kind'],
    ['a drawing with a picture behind it', 'diploma.jpg', withTail, 415, 'file-of-another-kind'],
    ['30,000 × 30,000 pixels', 'diploma.png', () => bombPng(30_000, 30_000), 400, 'picture-too-large'],
    ['a PDF that unfolds to a gigabyte', 'diploma.pdf', () => bombPdf(900_000_000), 400, 'file-unreadable'],
    ['half a PDF', 'diploma.pdf', () => pdf.subarray(0, pdf.length / 2), 400, 'file-unreadable'],
    [
      'half a picture',
      'diploma.jpg',
      async () => (await plainJpeg()).subarray(0, -20),
      400,
      'file-unreadable',
    ],
    ['31 pages', 'diploma.pdf', () => plainPdf({ pages: 31 }), 400, 'too-many-pages'],
    ['11 MB', 'diploma.pdf', () => Buffer.concat([pdf, Buffer.alloc(11_000_000)]), 413, 'file-too-large'],
    ['nothing', 'diploma.pdf', () => Buffer.alloc(0), 400, 'file-missing'],
  ])('%s', async (_, name, make, status, code) => {
    const before = await shop.kept()
    const answer = await marco.send({ name, bytes: await make(), type: 'image/jpeg' })
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/^[A-Z].+\.$/) } })
    expect(await shop.kept()).toEqual(before)
    expect(await shop.rowsOf(marco)).toEqual([])
  })

  test('a form without a file, and a body that is not a form', async () => {
    expect(await marco.send()).toMatchObject({ status: 400, body: { code: 'file-missing' } })
    const asJson = await marco.post(practitionerPaths.certificates, { file: 'diploma' })
    expect(asJson).toMatchObject({ status: 400, body: { code: 'file-missing' } })
    const broken = await shop.call('POST', practitionerPaths.certificates, undefined, {
      headers: { authorization: marco.authorization, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    })
    expect(broken).toMatchObject({ status: 400, body: { code: 'file-unreadable' } })
    expect(await shop.rowsOf(marco)).toEqual([])
  })
})

describe('an accepted file is rewritten', () => {
  test('its name loses its path and gets the extension of its actual type', async () => {
    const { body } = await marco.send({
      name: '../../../etc/cron.d/diploma.exe',
      bytes: pdf,
      type: 'text/html',
    })
    expect(body).toMatchObject({ file_name: 'diploma.pdf', media_type: 'application/pdf' })
  })

  test('a picture that is also a web page and an archive is only a picture afterwards', {
    tags: 'certificate-rewritten',
  }, async () => {
    const { body } = await marco.send({
      name: 'a.html',
      bytes: Buffer.concat([await plainJpeg(), page, emptyZip]),
    })
    const { rawPayload } = await fileOf(body.id, marco)
    expect(body).toMatchObject({ file_name: 'a.jpg', media_type: 'image/jpeg' })
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes(emptyZip)).toBe(false)
  })

  test('a PDF with scripts and attached files has none afterwards', async () => {
    const { body } = await marco.send({ name: 'a.pdf', bytes: await restlessPdf() })
    const { rawPayload } = await fileOf(body.id, marco)
    expect(rawPayload.toString('latin1')).not.toMatch(/JavaScript|OpenAction|EmbeddedFile|stolen/)
  })
})

describe('a certificate is private', () => {
  test('it is sent sandboxed and not cached', { tags: 'certificate-private' }, async () => {
    const { body } = await marco.send({ name: 'Diplôme.pdf', bytes: pdf })
    const { headers } = await fileOf(body.id, marco)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(headers['content-disposition']).toMatch(/^inline; filename="Diplo_me\.pdf";/)
  })

  test('nobody else gets it, and for other practitioners it does not exist', {
    tags: 'access-own-records',
  }, async () => {
    const { body } = await marco.send({ name: 'a.pdf', bytes: pdf })
    const statuses = await Promise.all([
      shop.app.inject(`/api${practitionerPaths.certificateFile(body.id)}`),
      fileOf(body.id, { authorization: 'Bearer nonsense' }),
      ...([1, 2, 3, 4] as const).map(async (type) => fileOf(body.id, await shop.newcomer(type))),
    ])
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 422, 403, 404, 404, 403])
  })

  test('its deactivated owner no longer gets it', async () => {
    const { body } = await marco.send({ name: 'a.pdf', bytes: pdf })
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, marco.id))
    await expect.poll(async () => (await fileOf(body.id, marco)).statusCode).toBe(401)
  })

  test('no guessed URL leads to its file', { tags: 'certificate-private' }, async () => {
    await marco.send({ name: 'a.pdf', bytes: pdf })
    const [{ fileKey } = { fileKey: '' }] = await shop.rowsOf(marco)
    const name = fileKey.split('/')[1]
    for (const url of [
      `/${fileKey}`,
      `/media/${fileKey}`,
      `/media/1/x/..%2f..%2f${fileKey}`,
      `/media/%2e%2e/${fileKey}`,
      `/media/certificates/${name}/250`,
      `/locales/../${fileKey}`,
      `/locales/%2e%2e/${fileKey}`,
      `/api/${fileKey}`,
      `/api/v2/account/practitioners/certificates/${name}/file`,
    ]) {
      const answer = await shop.app.inject({ url, headers: { authorization: marco.authorization } })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.body).not.toContain('%PDF')
    }
  })

  test('clients and admins cannot submit any', async () => {
    for (const type of [userTypes.admin, userTypes.client]) {
      const other = await shop.newcomer(type)
      expect((await other.send({ name: 'a.pdf', bytes: pdf })).status).toBe(403)
    }
  })
})

test('no other call accepts forms', async () => {
  const { headers, payload } = await uploadForm({ name: 'a.pdf', bytes: pdf })
  const answer = await shop.call('POST', practitionerPaths.onboardingCall, undefined, {
    headers: { ...headers, authorization: marco.authorization },
    payload,
  })
  expect(answer.status).toBe(415)
})
