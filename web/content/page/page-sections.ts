import type { TextBlock } from '#contract/content.ts'

export type PageSection = { heading: string; blocks: readonly TextBlock[] }

/** A new section begins with each heading; what stands before the first has none. */
export function sectionsOf(blocks: readonly TextBlock[]): PageSection[] {
  const sections: { heading: string; blocks: TextBlock[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: wordsOf(block), blocks: [] })
    else if (sections.length === 0) sections.push({ heading: '', blocks: [block] })
    else sections.at(-1)!.blocks.push(block)
  }
  return sections
}

const wordsOf = ({ spans }: TextBlock) => spans.map(({ text }) => text).join('')

/** A paragraph or an item as it is, without links or emphasis. */
export function plainBlock(kind: TextBlock['kind'], text: string): TextBlock {
  return { kind, spans: [{ text, is_strong: false, is_emphasis: false, link: null }] }
}

export type BlockGroup = { kind: TextBlock['kind']; blocks: TextBlock[] }

/** Consecutive items together, everything else on its own. */
export function groupsOf(blocks: readonly TextBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isItem = block.kind === 'item' || block.kind === 'numbered'
    if (isItem && last?.kind === block.kind) last.blocks.push(block)
    else groups.push({ kind: block.kind, blocks: [block] })
  }
  return groups
}
