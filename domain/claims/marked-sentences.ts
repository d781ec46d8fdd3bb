import { type Language, languageTag } from '../languages.ts'

type Range = { start: number; end: number }
type Piece = { text: string; match: boolean }
/** `start`: where it begins in the text. */
type MarkedSentence = { start: number; pieces: Piece[] }

/** The sentences of a text that contain findings, each in pieces of which the findings are marked. */
export function markedSentences(
  text: string,
  language: Language,
  findings: readonly Range[],
): MarkedSentence[] {
  const segmenter = new Intl.Segmenter(languageTag(language), { granularity: 'sentence' })
  const sentences: Range[] = []
  for (const { index: start, segment } of segmenter.segment(text)) {
    const end = start + segment.length
    const last = sentences.at(-1)
    // A finding may reach over what the browser takes for the end of a sentence.
    if (last && findings.some((finding) => finding.start < start && finding.end > start)) last.end = end
    else sentences.push({ start, end })
  }
  return sentences.flatMap((sentence) => {
    const inside = findings.filter(({ start }) => start >= sentence.start && start < sentence.end)
    const { start } = sentence
    return inside.length > 0 ? [{ start, pieces: piecesOf(text, sentence, inside) }] : []
  })
}

function piecesOf(text: string, { start, end }: Range, findings: readonly Range[]): Piece[] {
  const pieces: Piece[] = []
  let at = start
  for (const finding of findings) {
    pieces.push({ text: text.slice(at, finding.start), match: false })
    pieces.push({ text: text.slice(finding.start, finding.end), match: true })
    at = finding.end
  }
  pieces.push({ text: text.slice(at, end).trimEnd(), match: false })
  return pieces.filter((piece) => piece.text !== '')
}
