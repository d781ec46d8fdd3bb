const starting = (suggestion: string) => `${suggestion}: `

/** The suggestion a reason begins with. */
export function suggestionOf(reason: string, suggestions: readonly string[]): string | undefined {
  return suggestions.find((suggestion) => reason.startsWith(suggestion))
}

/** Begins the reason with a suggestion, in place of another; what was written besides stays. */
export function withSuggestion(reason: string, suggestion: string, suggestions: readonly string[]): string {
  const former = suggestionOf(reason, suggestions)
  const own = former === undefined ? reason : reason.slice(former.length).replace(/^:\s?/, '')
  return starting(suggestion) + own
}
