/**
 * Whether something else was saved than what the practitioner wrote from: null if that was nothing, undefined for
 * callers that do not say.
 */
export function isSavedSince(
  writtenFrom: string | null | undefined,
  latest: { savedAt: Date } | undefined,
): boolean {
  if (writtenFrom === undefined) return false
  return latest?.savedAt.getTime() !== (writtenFrom === null ? undefined : Date.parse(writtenFrom))
}
