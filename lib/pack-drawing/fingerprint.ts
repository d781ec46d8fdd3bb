/** Fowler–Noll–Vo hash (FNV-1a, 32 bits): always the same for the same text. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Picks one of the choices, always the same one for the same text. */
export const chosenBy = <T>(text: string, choices: readonly [T, ...T[]]): T =>
  choices[fingerprint(text) % choices.length]!
