/** Practitioners need at least one product to start from. */
export function templateProblem(
  template: { is_archived: boolean; lines: readonly unknown[] } | null,
): 'template-empty' | undefined {
  return template && !template.is_archived && template.lines.length === 0 ? 'template-empty' : undefined
}
