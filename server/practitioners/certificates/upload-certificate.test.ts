import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import { cataloguePaths } from '#contract/catalogue.ts'
import { type Certificates, openCertificates, type Sender } from '../../../tests/support/certificates-api.ts'
import { withFullDisk } from '../../../tests/support/full-disk.ts'
import { openS3Server } from '../../../tests/support/s3-server.ts'
import { plainPdf, svg } from '../../../tests/support/sample-documents.ts'
import { openNode } from '../../../tests/support/shop-api.ts'

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

test('of several uploads at once one is accepted, the others are asked to wait, and the next is accepted', {
  tags: 'document-limits',
}, async () => {
  const before = await shop.kept()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => marco.send({ name: `${n}.pdf`, bytes: pdf })))
  const [taken, ...refused] = answers.toSorted((one, other) => one.status - other.status)
  expect(taken?.status).toBe(201)
  expect(refused).toHaveLength(3)
  for (const answer of refused)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'upload-running' },
      headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
    })
  expect((await marco.send({ name: 'next.pdf', bytes: pdf })).status).toBe(201)
  const states = (await shop.rowsOf(marco)).map(({ state }) => state).toSorted()
  expect(states).toEqual(['replaced', 'waiting'])
  expect((await shop.kept()).length).toBe(before.length + 1)
})

describe('while there is no space left', () => {
  const refused = { status: 503, body: { code: 'cannot-save' }, headers: { 'retry-after': '60' } }

  test('for files, a certificate is refused and nothing is stored; later it is accepted', async () => {
    const before = await shop.kept()
    const answer = await withFullDisk(() => marco.send({ name: 'a.pdf', bytes: pdf }))
    expect(answer).toMatchObject(refused)
    expect(await shop.kept()).toEqual(before)
    expect(await shop.rowsOf(marco)).toEqual([])
    expect((await marco.send({ name: 'a.pdf', bytes: pdf })).status).toBe(201)
  })

  test('in the database, a certificate is refused and its file deleted; reading still works', {
    tags: 'disk-full',
  }, async () => {
    const before = await shop.kept()
    await shop.sql.unsafe(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT ON certificates EXECUTE FUNCTION no_room()`)
    try {
      expect(await marco.send({ name: 'a.pdf', bytes: pdf })).toMatchObject(refused)
      expect(await shop.kept()).toEqual(before)
      expect(await marco.get(practitionerPaths.certificates)).toMatchObject({
        status: 200,
        body: { data: [] },
      })
      expect((await shop.call('GET', cataloguePaths.products)).status).toBe(200)
    } finally {
      await shop.sql.unsafe('DROP TRIGGER no_room ON certificates; DROP FUNCTION no_room')
    }
    expect((await marco.send({ name: 'a.pdf', bytes: pdf })).status).toBe(201)
  })
})

describe('with a file store', () => {
  let store: Awaited<ReturnType<typeof openS3Server>>
  let shared: Certificates
  beforeAll(async () => {
    store = await openS3Server()
    shared = await openCertificates(store.environment)
  })
  afterAll(async () => {
    await shared.close()
    await store.close()
  })

  test('what was submitted to one process can be opened at another', async () => {
    const lea = await shared.newcomer()
    const { body } = await lea.send({ name: 'a.pdf', bytes: pdf })
    const other = await openNode(shared, store.environment)
    const file = await other.app.inject({
      url: `/api${practitionerPaths.certificateFile(body.id)}`,
      headers: { authorization: lea.authorization },
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.rawPayload).toHaveLength(body.bytes)
    await other.close()
    expect([...store.objects.keys()]).toEqual((await shared.rowsOf(lea)).map(({ fileKey }) => fileKey))
    expect(await shared.kept()).toEqual([])
  })

  test('that fails, a certificate is refused and nothing is stored; later it is accepted', {
    tags: 'file-store-failure',
  }, async () => {
    const lea = await shared.newcomer()
    const before = [...store.objects.keys()]
    store.troubles.push({ status: 503 }, { status: 503 })
    const answer = await lea.send({ name: 'a.pdf', bytes: pdf })
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': '1' },
    })
    expect(answer.body).not.toHaveProperty('stack')
    expect([...store.objects.keys()]).toEqual(before)
    expect(await shared.rowsOf(lea)).toEqual([])
    expect((await lea.send({ name: 'a.pdf', bytes: pdf })).status).toBe(201)
  })
})

test('an interrupted upload leaves nothing behind', { tags: 'certificate-refused' }, async () => {
  const { port } = await listening()
  const before = await shop.kept()
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST /api${practitionerPaths.certificates} HTTP/1.1`,
    'host: shop.example',
    `authorization: ${marco.authorization}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 5000000',
    '',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
  ]
  await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()))
  await new Promise<void>((resolve) => socket.write(pdf, () => resolve()))
  socket.destroy()
  expect((await marco.send({ name: 'next.pdf', bytes: pdf })).status).toBe(201)
  expect((await shop.kept()).length).toBe(before.length + 1)
  expect(await shop.rowsOf(marco)).toMatchObject([{ fileName: 'next.pdf' }])
})

async function listening() {
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  return shop.app.server.address() as { port: number }
}

test('a user who uploads too many is asked to wait', async () => {
  const answers = []
  for (let n = 0; n < 21; n++) answers.push(await marco.send({ name: 'a.svg', bytes: svg }))
  expect(answers.slice(0, 20).every(({ status }) => status === 415)).toBe(true)
  expect(answers[20]).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
})
