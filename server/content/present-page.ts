import type { ContentPage, PlacedText, TextBlock } from '#contract/content.ts'
import { contentLink } from '#domain/content/links.ts'
import { readMarkdown } from '#lib/markdown/markdown.ts'
import type { LiveEntry } from './source.ts'

export function presentPage({
  slug,
  language,
  text,
}: Pick<LiveEntry, 'slug' | 'language' | 'text'>): ContentPage {
  const { title = '', description = '', body = '' } = text
  return { slug, language, title, description, blocks: presentText(body) }
}

/** Links that lead nowhere we know become plain words. */
function presentText(markdown: string): TextBlock[] {
  return readMarkdown(markdown).map(({ kind, spans }) => ({
    kind,
    spans: spans.map(({ text, isStrong, isEmphasis, link }) => ({
      text,
      is_strong: isStrong,
      is_emphasis: isEmphasis,
      link: (link !== undefined && contentLink(link)) || null,
    })),
  }))
}

export function presentPlaced({
  slug,
  language,
  text,
}: Pick<LiveEntry, 'slug' | 'language' | 'text'>): PlacedText {
  const { title = '', text: words = '' } = text
  return { slug, language, title, text: words }
}
