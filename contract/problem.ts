import { z } from 'zod'
import type { ProblemCode } from '#domain/problems.ts'

/** Decision 4: every error's body. `message` is in the language of Accept-Language. */
export const Problem = z.strictObject({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.infer<typeof Problem>

/** The wording is `problems:<code>` in locales/<language>/problems.json. */
export const problemStatus = {
  'invalid-input': 400,
  unauthorized: 401,
  'token-expired': 401,
  forbidden: 403,
  'second-factor-needed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'body-too-large': 413,
  'address-too-long': 414,
  'unsupported-media-type': 415,
  'token-unusable': 422,
  'too-many-requests': 429,
  unexpected: 500,
  unavailable: 503,
  'invalid-credentials': 400,
  'otp-required': 400,
  'otp-invalid': 400,
  'wrong-password': 400,
  'link-unusable': 400,
  'multipass-unusable': 400,
  'file-missing': 400,
  'file-too-large': 413,
  'file-unreadable': 400,
  'file-of-another-kind': 415,
  'picture-too-large': 400,
  'too-many-pages': 400,
  'already-decided': 409,
  'own-account': 409,
  'call-taken': 409,
  'certificate-not-approved': 403,
  'product-not-sold': 409,
  'practitioner-only': 403,
  'protocol-empty': 409,
  'protocol-full': 409,
  'protocols-full': 409,
  'limit-reason-needed': 409,
} as const satisfies Record<ProblemCode, number>
export type { ProblemCode }
