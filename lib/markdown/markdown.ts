import { Lexer, type Token, type Tokens } from 'marked'

export type MarkdownSpan = { text: string; isStrong: boolean; isEmphasis: boolean; link: string | undefined }
type BlockKind = 'heading' | 'subheading' | 'paragraph' | 'item' | 'numbered' | 'quotation'
export type MarkdownBlock = { kind: BlockKind; spans: MarkdownSpan[] }

/** The blocks of a text, in their order; consecutive items are one list. */
export function readMarkdown(text: string): MarkdownBlock[] {
  try {
    const tokens = new Lexer({ gfm: false }).lex(text)
    return tokens.flatMap((token) => blocksOf(token, 'paragraph')).filter(({ spans }) => spans.length > 0)
  } catch (error) {
    // The lexer calls itself for each level: thousands of quotations within each other exhaust the stack.
    if (error instanceof RangeError) return [{ kind: 'paragraph', spans: [{ ...plain, text }] }]
    throw error
  }
}

function blocksOf(token: Token, kind: BlockKind): MarkdownBlock[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return []
    case 'heading':
      return [
        { kind: (token as Tokens.Heading).depth <= 2 ? 'heading' : 'subheading', spans: spansOf(token) },
      ]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return items.flatMap((item) => itemBlocks(item, ordered ? 'numbered' : 'item'))
    }
    case 'blockquote':
      return (token.tokens ?? []).flatMap((each) => blocksOf(each, 'quotation'))
    default:
      return [{ kind, spans: spansOf(token) }]
  }
}

/** An item, then those of the lists within it. */
function itemBlocks({ tokens }: Tokens.ListItem, kind: BlockKind): MarkdownBlock[] {
  return tokens.flatMap((token) => blocksOf(token, kind))
}

type Look = Omit<MarkdownSpan, 'text'>
const plain: Look = { isStrong: false, isEmphasis: false, link: undefined }

function spansOf(token: Token): MarkdownSpan[] {
  const inside = 'tokens' in token && token.tokens
  const spans = inside
    ? inside.flatMap((each) => inlineSpans(each, plain))
    : [{ ...plain, text: textOf(token) }]
  return joined(spans)
}

function inlineSpans(token: Token, look: Look): MarkdownSpan[] {
  const inner = (more: Partial<Look>) =>
    ((token as Tokens.Generic).tokens ?? []).flatMap((each) => inlineSpans(each, { ...look, ...more }))
  switch (token.type) {
    case 'strong':
      return inner({ isStrong: true })
    case 'em':
      return inner({ isEmphasis: true })
    case 'link':
      return inner({ link: (token as Tokens.Link).href })
    case 'br':
      return [{ ...look, text: '\n' }]
    case 'text':
      return 'tokens' in token && token.tokens ? inner({}) : [{ ...look, text: textOf(token) }]
    default:
      return [{ ...look, text: textOf(token) }]
  }
}

/** Of HTML and of what is not drawn otherwise, the text as it was typed. */
function textOf(token: Token): string {
  const text = 'text' in token && token.type !== 'html' ? token.text : token.raw
  return text.replace(/\n+$/, '')
}

function joined(spans: readonly MarkdownSpan[]): MarkdownSpan[] {
  const result: MarkdownSpan[] = []
  for (const span of spans) {
    const last = result.at(-1)
    const isSame =
      last !== undefined &&
      last.link === span.link &&
      last.isStrong === span.isStrong &&
      last.isEmphasis === span.isEmphasis
    if (isSame) result[result.length - 1] = { ...last, text: last.text + span.text }
    else if (span.text !== '') result.push(span)
  }
  return result
}
