import { Fragment, type ReactNode } from 'react'
import type { TextBlock } from '#contract/content.ts'
import { ShopLink } from '../../platform/links.tsx'
import { groupsOf } from './page-sections.ts'

/** A longer text of the team. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return groupsOf(blocks).map(({ kind, blocks: inside }, at) => {
    const key = `${kind}-${at}`
    const [first] = inside
    const items = inside.map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
      <li key={place} className="mt-1">
        <Spans block={block} />
      </li>
    ))
    if (kind === 'item')
      return (
        <ul key={key} className="mt-3 list-disc pl-5 marker:text-leaf lg:mt-0 lg:mb-3">
          {items}
        </ul>
      )
    if (kind === 'numbered')
      return (
        <ol key={key} className="mt-3 list-decimal pl-5 marker:text-leaf lg:mt-0 lg:mb-3">
          {items}
        </ol>
      )
    return <Piece key={key} block={first!} />
  })
}

function Piece({ block }: { block: TextBlock }) {
  const words = <Spans block={block} />
  if (block.kind === 'quotation')
    return <blockquote className="mt-3 border-l-4 border-verbena pl-4 lg:mt-0 lg:mb-3">{words}</blockquote>
  if (block.kind === 'heading') return <h2 className="mt-5 mb-2 text-h3 font-medium">{words}</h2>
  if (block.kind === 'subheading') return <h3 className="mt-5 mb-2 text-[17px]/6 font-semibold">{words}</h3>
  return <p className="mt-3 lg:mt-0 lg:mb-3">{words}</p>
}

function Spans({ block }: { block: TextBlock }) {
  return block.spans.map(({ text, is_strong, is_emphasis, link }, at) => {
    const emphasised = is_emphasis ? <em>{text}</em> : text
    const words = is_strong ? <strong className="font-semibold">{emphasised}</strong> : emphasised
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a span is identified by its position
      <Fragment key={at}>{link === null ? words : <TextLink link={link}>{words}</TextLink>}</Fragment>
    )
  })
}

function TextLink({ link, children }: { link: string; children: ReactNode }) {
  return link.startsWith('/') ? (
    <ShopLink to={link} className="link">
      {children}
    </ShopLink>
  ) : (
    <a href={link} className="link" rel="noopener">
      {children}
    </a>
  )
}
