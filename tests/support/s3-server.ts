import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** `slow`: no answer at all while the connection stays open. `half`: the connection ends in the middle of the file. */
type Trouble = { status: number; code?: string } | 'slow' | 'hang up' | 'half'
type Answer = { status: number; body: Buffer | string }

const region = 'eu-test-1'
const bucket = 'verbena-files'
const accessKeyId = 'AKIAVERBENATEST'
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYVERBENATEST'
const longestSkewMs = 15 * 60_000

/** A file store with one bucket and the part of S3 that the shop uses. It computes every signature itself. */
export async function openS3Server() {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  const troubles: Trouble[] = []

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    // The caller has given up.
    if (!body) return
    asked.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble === 'slow') return
    if (trouble === 'hang up') return void request.socket.destroy()
    const answer =
      typeof trouble === 'object' ? problem(trouble.status, trouble.code) : answerTo(request, body)
    response.writeHead(answer.status, { 'content-length': Buffer.byteLength(answer.body) })
    if (trouble !== 'half') return void response.end(answer.body)
    response.write(answer.body.slice(0, answer.body.length / 2), () => request.socket.destroy())
  })

  function answerTo(request: IncomingMessage, body: Buffer): Answer {
    const refused = signatureProblem(request, body)
    if (refused) return problem(403, refused)
    const [, asksFor, key] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? []
    if (asksFor !== bucket || !key) return problem(404, 'NoSuchBucket')
    if (request.method === 'GET') {
      const found = objects.get(key)
      return found ? { status: 200, body: found } : problem(404, 'NoSuchKey')
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return { status: 204, body: '' }
    }
    if (request.method !== 'PUT') return problem(405, 'MethodNotAllowed')
    if (request.headers['content-length'] === undefined) return problem(411, 'MissingContentLength')
    objects.set(key, body)
    return { status: 200, body: '' }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: { endpoint, region, bucket, accessKeyId, secretAccessKey },
    /** Of a shop that keeps its files here. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    asked,
    troubles,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** The code with which S3 refuses a request that is not signed with the key, for this region, at this time. */
function signatureProblem({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const {
    authorization = '',
    'x-amz-date': time = '',
    'x-amz-content-sha256': bodyHash = '',
  } = headers as Record<string, string>
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts) return 'AuthorizationHeaderMalformed'
  const [, id, day, place, signedNames = '', signature = ''] = parts
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  if (place !== region || !time.startsWith(day!)) return 'AuthorizationHeaderMalformed'
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(Date.now() - at) < longestSkewMs)) return 'RequestTimeTooSkewed'
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedNames.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedNames,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day!, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (signing, part) => hmac(signing, part),
    `AWS4${secretAccessKey}`,
  )
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function problem(status: number, code?: string): Answer {
  const body = code
    ? `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>A sentence.</Message></Error>`
    : ''
  return { status, body }
}
