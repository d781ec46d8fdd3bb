import { Fragment, type ReactNode } from 'react'

type LinkedTextProps = {
  /** "I agree to the <terms>terms of sale</terms>." Each language has its own word order. */
  text: string
  /** The element for each tag, around its text. */
  links: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence with links in it. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return linkedPieces(text).map(({ mark, words }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
    <Fragment key={at}>{(mark && links[mark]?.(words)) ?? words}</Fragment>
  ))
}

type Piece = { words: string; mark?: string | undefined }

export function linkedPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: whole, 1: mark, 2: words = '', index } of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (index > at) pieces.push({ words: text.slice(at, index) })
    pieces.push({ words, mark })
    at = index + whole.length
  }
  return at < text.length ? [...pieces, { words: text.slice(at) }] : pieces
}
