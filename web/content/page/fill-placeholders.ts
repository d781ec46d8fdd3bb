/** With the facts filled in that are written `{{so}}`; one that nobody knows stays as it is. */
export function fillPlaceholders<Content>(content: Content, facts: Record<string, string | number>): Content {
  const filled = JSON.stringify(content).replace(/\{\{(\w+)\}\}/g, (whole, fact: string) =>
    String(facts[fact] ?? whole),
  )
  return JSON.parse(filled) as Content
}
