/** A secret as one types it off: in groups of four, two to a line. */
export function inGroups(secret: string): string {
  const groups = secret.match(/.{1,4}/g) ?? []
  return groups.map((group, at) => (at === 0 ? '' : at % 2 === 0 ? '\n' : ' ') + group).join('')
}
