import { refusalReasonMaximum, refusalReasonMinimum } from '#domain/practitioners/certificates.ts'

/** Keys under `problems:fields`, and what their sentences leave open. */
export type ReasonProblem = { key: 'too-short'; minimum: number } | { key: 'too-long'; maximum: number }

/** Why a practitioner cannot be told this. */
export function reasonProblem(text: string): ReasonProblem | undefined {
  const length = text.trim().length
  if (length < refusalReasonMinimum) return { key: 'too-short', minimum: refusalReasonMinimum }
  if (length > refusalReasonMaximum) return { key: 'too-long', maximum: refusalReasonMaximum }
  return undefined
}
