import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { problemStatus } from '#contract/problem.ts'
import { openS3Server } from '../../../tests/support/s3-server.ts'
import type { Files } from '../files.ts'
import { answerProblems, problemAnswers } from '../problems.ts'
import { StartProblem } from '../start-problem.ts'
import { checkFiles, openFiles } from './open-files.ts'
import { openS3Files, type S3Settings } from './s3-files.ts'

let store: Awaited<ReturnType<typeof openS3Server>>
let files: Files
beforeEach(async () => {
  store = await openS3Server()
  files = await openFiles({ s3: store.settings, dataDir: '/nowhere' })
  store.objects.set('certificates/1', Buffer.from('diploma'))
})
afterEach(() => store.close())

const failed = (reason: string) => ({
  code: 'FILE_STORE_FAILED',
  message: `The file store failed: ${reason}`,
})
const withSettings = (other: Partial<S3Settings>) => openS3Files({ ...store.settings, ...other })

test('a file is stored under its key, in the path of its bucket', async () => {
  await files.put('certificates/2', Buffer.from('another'))
  await files.get('certificates/2')
  await files.remove('certificates/2')
  expect(store.asked).toEqual([
    'PUT /verbena-files/certificates/2',
    'GET /verbena-files/certificates/2',
    'DELETE /verbena-files/certificates/2',
  ])
})

test('an address may end with a path of its own', async () => {
  const below = await withSettings({ endpoint: `${store.settings.endpoint}/s3` })
  await expect(below.get('certificates/1')).rejects.toMatchObject(failed('404 NoSuchBucket'))
  expect(store.asked).toEqual(['GET /s3/verbena-files/certificates/1'])
})

describe('the store refuses', () => {
  test.each<[string, Partial<S3Settings>, string]>([
    ['another secret', { secretAccessKey: 'guessed' }, '403 SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'AKIAGUESSED' }, '403 InvalidAccessKeyId'],
    ['another region', { region: 'eu-test-2' }, '403 AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'no-such-files' }, '404 NoSuchBucket'],
  ])('%s, and nothing is stored, read or removed', async (_, settings, reason) => {
    const wrong = await withSettings(settings)
    await expect(wrong.put('certificates/2', Buffer.from('forged'))).rejects.toMatchObject(failed(reason))
    await expect(wrong.get('certificates/1')).rejects.toMatchObject(failed(reason))
    await expect(wrong.remove('certificates/1')).rejects.toMatchObject(failed(reason))
    expect([...store.objects.keys()]).toEqual(['certificates/1'])
  })
})

describe('a store that does not work', { tags: 'file-store-failure' }, () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['reading', () => files.get('certificates/1')],
    ['saving', () => files.put('certificates/2', Buffer.from('another'))],
    ['removing', () => files.remove('certificates/1')],
  ]

  test.each(calls)('is asked once more when %s fails for a moment', async (_, call) => {
    store.troubles.push({ status: 503, code: 'SlowDown' })
    await expect(call()).resolves.not.toThrow()
    expect(store.asked).toHaveLength(2)
  })

  test.each(calls)('is a temporary failure when %s keeps failing', async (_, call) => {
    store.troubles.push({ status: 503, code: 'SlowDown' }, { status: 500 })
    await expect(call()).rejects.toMatchObject(failed('500'))
    store.troubles.push('hang up')
    await expect(call()).rejects.toMatchObject({ code: 'FILE_STORE_FAILED' })
    expect([...store.objects.keys()]).toEqual(['certificates/1'])
  })

  test('is given up when it takes too long', async () => {
    const silent = await openS3Server()
    silent.troubles.push(...calls.map(() => 'slow' as const))
    const impatient = await openS3Files(silent.settings, 50)
    await expect(impatient.get('a')).rejects.toMatchObject(failed('no answer in time'))
    await expect(impatient.put('a', Buffer.from('x'))).rejects.toMatchObject(failed('no answer in time'))
    await expect(impatient.remove('a')).rejects.toMatchObject(failed('no answer in time'))
    await silent.close()
  })

  test('never sends half a file', async () => {
    store.troubles.push('half')
    await expect(files.get('certificates/1')).rejects.toMatchObject({ code: 'FILE_STORE_FAILED' })
    expect(await files.get('certificates/1')).toEqual(Buffer.from('diploma'))
  })

  test('names neither its address nor the file in the log', async () => {
    const { endpoint } = store.settings
    await store.close()
    const error = await files.get('certificates/1').catch((problem: unknown) => problem)
    expect(error).toMatchObject(failed('ECONNREFUSED'))
    expect((error as Error).stack).not.toContain(new URL(endpoint).port)
    expect((error as Error).cause).toBeUndefined()
    store = await openS3Server()
  })

  test.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
  ])('may be full: %i %s', async (status, code) => {
    // The second answer is for the repetition, which a client error does not get.
    store.troubles.push({ status, code }, { status, code })
    await expect(files.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'FILE_STORE_FULL' })
  })

  test.each([
    ['unavailable', '1', { status: 500 }],
    ['cannot-save', '60', { status: 507 }],
  ])('is answered 503 %s with the seconds to wait', async (code, seconds, trouble) => {
    const app = fastify()
    answerProblems(app, problemAnswers({ statusOf: problemStatus, translatorFor: () => (key) => key }))
    app.get('/file', async () => files.get('certificates/1'))
    store.troubles.push(trouble, trouble)
    const answer = await app.inject('/file')
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': seconds } })
    expect(answer.json()).toEqual({ message: `problems:${code}`, code })
    await app.close()
  })
})

describe('before the start', () => {
  const check = (other: Partial<S3Settings>) => checkFiles({ s3: { ...store.settings, ...other } })

  test('the settings are tried, and a folder needs no trial', async () => {
    await expect(check({})).resolves.toBeUndefined()
    await expect(checkFiles({ s3: undefined })).resolves.toBeUndefined()
    expect(store.asked).toHaveLength(1)
  })

  test('a mistake in them is reported in one plain sentence', async () => {
    const { host } = new URL(store.settings.endpoint)
    await expect(check({ bucket: 'no-such-files' })).rejects.toEqual(
      new StartProblem(`The file store at ${host} has no bucket "no-such-files", the one in S3_BUCKET.`),
    )
    await expect(check({ secretAccessKey: 'guessed' })).rejects.toEqual(
      new StartProblem(`The file store at ${host} rejected S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY.`),
    )
    await expect(check({ region: 'eu-test-2' })).rejects.toEqual(
      new StartProblem(
        `The bucket "verbena-files" at ${host} is not in "eu-test-2", the region in S3_REGION.`,
      ),
    )
    store.troubles.push({ status: 403, code: 'AccessDenied' })
    await expect(check({})).rejects.toEqual(
      new StartProblem(
        `The file store at ${host} does not allow S3_ACCESS_KEY_ID to read and list the bucket "verbena-files".`,
      ),
    )
  })

  test('a store that is away for a moment does not prevent it', async () => {
    store.troubles.push({ status: 503 }, { status: 503 })
    await expect(check({})).resolves.toBeUndefined()
    store.troubles.push('hang up')
    await expect(check({})).resolves.toBeUndefined()
  })
})
