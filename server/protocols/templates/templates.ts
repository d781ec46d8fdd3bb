import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Template } from '#contract/protocols.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import type { Line } from '#domain/protocols/lines.ts'
import { regionSettings } from '#domain/regions.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentListedLinesOfEach } from '../present-protocol.ts'
import { protocolTemplateLines, protocolTemplates, protocolTemplateTexts } from '../tables.ts'

export type TemplateRecord = {
  id: number
  storyblokId: string
  name: string
  description: string
  lines: Line[]
}

declare module '#server/platform/context.ts' {
  interface Deps {
    /** What the shop's team wrote, by the template's name; it takes the place of what the template came with. */
    writtenTemplates: (language: Language) => Promise<ReadonlyMap<string, WrittenTemplate>>
  }
}

export type WrittenTemplate = {
  name: string
  description: string
  /** Nobody can start from it any more. */
  isArchived: boolean
  /** Null: those that the template came with. */
  lines: Line[] | null
}

type Reading = Pick<Deps, 'db' | 'writtenTemplates'>

/** In their order, each in the reader's language or else in English. */
export async function listTemplates(
  { db, writtenTemplates }: Reading,
  language: Language,
  condition?: SQL,
): Promise<TemplateRecord[]> {
  const rows = await db
    .select({ template: protocolTemplates, text: protocolTemplateTexts })
    .from(protocolTemplates)
    .leftJoin(
      protocolTemplateTexts,
      and(
        eq(protocolTemplateTexts.templateId, protocolTemplates.id),
        inArray(protocolTemplateTexts.language, [language, fallbackLanguage]),
      ),
    )
    .where(condition)
    .orderBy(asc(protocolTemplates.position), asc(protocolTemplates.id))
  const written = await writtenTemplates(language)
  const texts = Map.groupBy(rows, ({ template }) => template.id)
  const standard = await standardLines(db, [...texts.keys()])
  const found = [...texts].flatMap(([id, [first, ...others]]) => {
    const { template, text } = others.find((row) => row.text?.language === language) ?? first!
    const shown = written.get(template.storyblokId) ?? (text && { ...text, isArchived: false, lines: null })
    if (!shown || shown.isArchived) return []
    const { name, description } = shown
    const lines = shown.lines ?? standard.get(id) ?? []
    return [{ id, storyblokId: template.storyblokId, name, description, lines }]
  })
  const known = await knownVariants(
    db,
    found.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)),
  )
  return found.map((template) => ({
    ...template,
    lines: template.lines.filter(({ variantId }) => known.has(variantId)),
  }))
}

/** Those that have not been deleted, which can happen to products that are only in templates. */
export async function knownVariants(
  db: Database,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
  return new Set(rows.map(({ id }) => id))
}

export async function getTemplate(deps: Reading, id: number, language: Language): Promise<TemplateRecord> {
  const [template] = await listTemplates(deps, language, eq(protocolTemplates.id, id))
  return template ?? refuse('not-found')
}

/** The number of queries does not depend on the number of templates. */
export async function presentTemplates(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  templates: readonly TemplateRecord[],
  view: ProductView,
): Promise<Template[]> {
  const listed = await presentListedLinesOfEach(
    deps,
    templates.map(({ lines }) => lines),
    view,
  )
  return templates.map(({ id, storyblokId, name, description }, index) => {
    const { products, total } = listed[index]!
    return {
      protocol_template_id: id,
      storyblok_id: storyblokId,
      name,
      description,
      products,
      total_price: toMajor(total),
      currency: regionSettings[deps.config.region].currency,
    }
  })
}

/** The lines that templates came with. */
export async function standardLines(
  db: Database,
  templateIds: readonly number[],
): Promise<ReadonlyMap<number, Line[]>> {
  const { templateId, position } = protocolTemplateLines
  const rows = await db
    .select()
    .from(protocolTemplateLines)
    .where(inArray(templateId, [...templateIds]))
    .orderBy(asc(templateId), asc(position))
  const byTemplate = Map.groupBy(rows, (row) => row.templateId)
  return new Map(
    [...byTemplate].map(([id, of]) => [
      id,
      of.map(({ variantId, quantity, dose }) => ({ variantId, quantity, dose, notes: null })),
    ]),
  )
}
