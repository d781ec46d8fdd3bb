import type { ContentPage as WrittenPage } from '#contract/content.ts'
import { contactEmail, contactPhones } from '#domain/contact-data.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { Texts } from '#domain/translation.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { type PageSection, plainBlock, sectionsOf } from './page-sections.ts'

export type BuilderPicture = 'catalogue' | 'plan-check' | 'sharing'
type PageParts = {
  /** The label of the button to the practitioners' registration. */
  register?: string
  /** The alternative text and the caption of each picture of the builder. */
  pictures?: Record<BuilderPicture, { text: string; caption: string }>
}
export type ContentPage = PageParts & { title: string; description: string; sections: PageSection[] }

type Section = { heading: string; paragraphs: string[]; list?: string[] }
type StandardPage = Omit<ContentPage, 'sections'> & { sections: Section[] }

/** A page that the shop has from the start, from its locale file. */
export function standardPage(texts: Texts, name: string, region: Region): ContentPage {
  const page = withFacts(texts[name], region) as unknown as StandardPage
  return {
    ...page,
    sections: page.sections.map(({ heading, paragraphs, list = [] }) => ({
      heading,
      blocks: [
        ...paragraphs.map((text) => plainBlock('paragraph', text)),
        ...list.map((text) => plainBlock('item', text)),
      ],
    })),
  }
}

/** The same page as the team wrote it; what is not text stays. */
export function writtenPage(written: WrittenPage, texts: Texts, region: Region): ContentPage {
  const { register, pictures } = (texts[written.slug] ?? {}) as unknown as PageParts
  const { title, description, blocks } = withFacts(written, region)
  return {
    ...(register && { register }),
    ...(pictures && { pictures }),
    title,
    description,
    sections: sectionsOf(blocks),
  }
}

/** With the region's facts filled in. */
function withFacts<Content>(content: Content, region: Region): Content {
  const phone = contactPhones[region]
  return fillPlaceholders(content, { phone, email: contactEmail, country: regionSettings[region].country })
}
