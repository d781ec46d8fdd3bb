type MarkedTextProps = { pieces: readonly { text: string; match: boolean }[] }

/** A text with highlighted parts, such as search matches. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
    match ? <mark key={index}>{text}</mark> : text,
  )
}
