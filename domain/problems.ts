/** Why something is refused, in codes. Statuses stand in contract/problem.ts, words in locales. */
export const problemCodes = [
  'invalid-input',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'body-too-large',
  'address-too-long',
  'unsupported-media-type',
  'token-unusable',
  'too-many-requests',
  'unexpected',
  'unavailable',
] as const
export type ProblemCode = (typeof problemCodes)[number]
