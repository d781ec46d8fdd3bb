import type { Config } from '../config.ts'
import { type Files, folderFiles } from '../files.ts'
import { StartProblem } from '../start-problem.ts'
import { FileStoreProblem, openS3Files, type S3Settings } from './s3-files.ts'

/** S3-compatible storage if it is configured, else a folder. */
export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  return s3 ? openS3Files(s3) : folderFiles(dataDir)
}

/**
 * Reads a file that does not exist, so that wrong settings are reported clearly before anything starts. A store that is
 * only away does not prevent the start.
 */
export async function checkFiles({ s3 }: Pick<Config, 's3'>): Promise<void> {
  if (!s3) return
  const files = await openS3Files(s3)
  try {
    await files.get('start-check')
  } catch (error) {
    const problem = error instanceof FileStoreProblem && settingsProblem(error.reason, s3)
    if (problem) throw new StartProblem(problem)
  }
}

function settingsProblem(reason: string, { endpoint, bucket, region }: S3Settings): string | undefined {
  const { host } = new URL(endpoint)
  const code = reason.split(' ').at(-1)
  switch (code) {
    case 'ENOTFOUND':
      return `The host ${host} in S3_ENDPOINT could not be found.`
    case 'NoSuchBucket':
      return `The file store at ${host} has no bucket "${bucket}", the one in S3_BUCKET.`
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `The file store at ${host} rejected S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY.`
    case 'AccessDenied':
      return `The file store at ${host} does not allow S3_ACCESS_KEY_ID to read and list the bucket "${bucket}".`
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `The bucket "${bucket}" at ${host} is not in "${region}", the region in S3_REGION.`
    default:
      return undefined
  }
}
