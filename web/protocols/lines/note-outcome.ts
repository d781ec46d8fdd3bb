/** What a field that is left does to a note: the new text, null to take it away, undefined where nothing changes. */
export function noteOutcome(written: string, note: string | null): string | null | undefined {
  const text = written.trim() || null
  return text === note ? undefined : text
}
