import { createHash } from 'node:crypto'
import { type Files, plainKeyOf } from '../files.ts'
import { errorCode } from '../start-problem.ts'

export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}
type Method = 'GET' | 'PUT' | 'DELETE'
type Answer = { status: number; body: Buffer }

const longestMs = 10_000
/** As MinIO and Ceph say it. */
const full = /^507|StorageFull|QuotaExceeded/

/** The store cannot be used at the moment, or is full. `reason` names neither host nor file. */
export class FileStoreProblem extends Error {
  override name = 'FileStoreProblem'
  readonly code: 'FILE_STORE_FAILED' | 'FILE_STORE_FULL'
  readonly reason: string

  constructor(reason: string) {
    super(`The file store failed: ${reason}`)
    this.reason = reason
    this.code = full.test(reason) ? 'FILE_STORE_FULL' : 'FILE_STORE_FAILED'
  }
}

/**
 * Stores files in a bucket of any S3-compatible store. The bucket is part of the path, which all of them understand; as
 * part of the host it would need its own certificate.
 */
export async function openS3Files(settings: S3Settings, timeoutMs = longestMs): Promise<Files> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const { AwsClient } = await import('aws4fetch')
  // A store asks to be called once more by 500 or 503.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })

  async function call(method: Method, key: string, bytes?: Uint8Array): Promise<Answer> {
    const address = `${endpoint}/${bucket}/${plainKeyOf(key)}`
    const headers = {
      // Signed, so that nothing else is stored or deleted under this signature.
      'x-amz-content-sha256': createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
    }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      // A signature is valid for one host, so a redirect is an answer like any other.
      const sent = {
        method,
        headers,
        signal,
        redirect: 'manual' as const,
        ...(bytes && { body: Buffer.from(bytes) }),
      }
      const response = await client.fetch(address, sent)
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      throw new FileStoreProblem(signal.aborted ? 'no answer in time' : codeOf(error))
    }
  }

  return {
    async get(key) {
      const answer = await call('GET', key)
      if (isMissing(answer)) return undefined
      return isDone(answer) ? answer.body : fail(answer)
    },
    async put(key, bytes) {
      const answer = await call('PUT', key, bytes)
      if (!isDone(answer)) fail(answer)
    },
    async remove(key) {
      const answer = await call('DELETE', key)
      if (!isDone(answer) && !isMissing(answer)) fail(answer)
    },
  }
}

const isDone = ({ status }: Answer) => status === 200 || status === 204
/** A bucket that does not exist is answered 404, too. */
const isMissing = (answer: Answer) => answer.status === 404 && problemIn(answer) === 'NoSuchKey'

/** The store's own code, such as `AccessDenied`; its sentences may quote what was sent. */
const problemIn = ({ body }: Answer) => /<Code>(\w{1,60})<\/Code>/.exec(body.toString('latin1'))?.[1]

function fail(answer: Answer): never {
  throw new FileStoreProblem([answer.status, problemIn(answer)].filter(Boolean).join(' '))
}

/** Of the system, such as `ECONNREFUSED`; messages contain addresses. */
function codeOf(error: unknown): string {
  return (error instanceof Error && errorCode(error.cause)) || errorCode(error) || 'no connection'
}
