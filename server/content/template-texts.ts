import { asc, eq } from 'drizzle-orm'
import type { EntryTexts } from '#domain/content/entries.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import { protocolTemplates, protocolTemplateTexts } from '#server/protocols/tables.ts'
import type { TemplateTexts } from '#server/protocols/templates/templates.ts'
import type { ContentSource } from './source.ts'

/** The texts with which the protocol templates came, by their name, in the form in which they are edited. */
export async function standardTemplates(db: Database): Promise<ReadonlyMap<string, EntryTexts>> {
  const rows = await db
    .select({ slug: protocolTemplates.storyblokId, text: protocolTemplateTexts })
    .from(protocolTemplateTexts)
    .innerJoin(protocolTemplates, eq(protocolTemplates.id, protocolTemplateTexts.templateId))
    .orderBy(asc(protocolTemplates.position), asc(protocolTemplates.id))
  return new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, of]) => [
      slug,
      Object.fromEntries(
        of.map(({ text: { language, name, description } }) => [language, { title: name, text: description }]),
      ),
    ]),
  )
}

export async function templateTitles(db: Database, language: Language) {
  const templates = await standardTemplates(db)
  return [...templates].map(([slug, texts]) => ({
    kind: 'template' as const,
    slug,
    title: (texts[language] ?? texts[fallbackLanguage])?.title ?? '',
  }))
}

/** What the team wrote instead, for practitioners. */
export const writtenTemplateTexts =
  (content: ContentSource) =>
  async (language: Language): Promise<TemplateTexts> => {
    const written = await content.list('template', language)
    return new Map(
      written.map(({ slug, text: { title = '', text = '' } }) => [slug, { name: title, description: text }]),
    )
  }
