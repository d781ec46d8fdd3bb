type MarkedTextProps = { pieces: readonly { text: string; match: boolean }[] }

/** A text of which some pieces are marked, as what was looked for. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
    match ? <mark key={index}>{text}</mark> : text,
  )
}
