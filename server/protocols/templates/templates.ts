import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Template } from '#contract/protocols.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentListedLines } from '../present-protocol.ts'
import { protocolTemplateLines, protocolTemplates, protocolTemplateTexts } from '../tables.ts'

export type TemplateRecord = {
  id: number
  storyblokId: string
  name: string
  description: string
  lines: (typeof protocolTemplateLines.$inferSelect)[]
}

declare module '#server/platform/context.ts' {
  interface Deps {
    /** The texts that the shop's team wrote instead of those that the templates came with. */
    templateTexts: (language: Language) => Promise<TemplateTexts>
  }
}

/** By the template's name. */
export type TemplateTexts = ReadonlyMap<string, { name: string; description: string }>

/** In their order, each in the reader's language or else in English. */
export async function listTemplates(
  { db, templateTexts }: Pick<Deps, 'db' | 'templateTexts'>,
  language: Language,
  which?: SQL,
): Promise<TemplateRecord[]> {
  const rows = await db
    .select({ template: protocolTemplates, text: protocolTemplateTexts })
    .from(protocolTemplates)
    .innerJoin(
      protocolTemplateTexts,
      and(
        eq(protocolTemplateTexts.templateId, protocolTemplates.id),
        inArray(protocolTemplateTexts.language, [language, fallbackLanguage]),
      ),
    )
    .where(which)
    .orderBy(asc(protocolTemplates.position), asc(protocolTemplates.id))
  const written = await templateTexts(language)
  const texts = Map.groupBy(rows, ({ template }) => template.id)
  const lines = Map.groupBy(await linesOf(db, [...texts.keys()]), ({ templateId }) => templateId)
  return [...texts].map(([id, [first, ...others]]) => {
    const { template, text } = others.find((row) => row.text.language === language) ?? first!
    const { name, description } = written.get(template.storyblokId) ?? text
    return { id, storyblokId: template.storyblokId, name, description, lines: lines.get(id) ?? [] }
  })
}

export async function getTemplate(
  deps: Pick<Deps, 'db' | 'templateTexts'>,
  id: number,
  language: Language,
): Promise<TemplateRecord> {
  const [template] = await listTemplates(deps, language, eq(protocolTemplates.id, id))
  return template ?? refuse('not-found')
}

export async function presentTemplate(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  { id, storyblokId, name, description, lines }: TemplateRecord,
  view: ProductView,
): Promise<Template> {
  const { products, total } = await presentListedLines(deps, lines, view)
  return {
    protocol_template_id: id,
    storyblok_id: storyblokId,
    name,
    description,
    products,
    total_price: toMajor(total),
    currency: regionSettings[deps.config.region].currency,
  }
}

function linesOf(db: Database, templateIds: number[]) {
  const { templateId, position } = protocolTemplateLines
  return db
    .select()
    .from(protocolTemplateLines)
    .where(inArray(templateId, templateIds))
    .orderBy(asc(templateId), asc(position))
}
