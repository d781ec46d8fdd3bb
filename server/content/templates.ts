import { asc, eq } from 'drizzle-orm'
import type { EntryContent, TemplateLine, TemplateSettings } from '#contract/content.ts'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { EntryTexts } from '#domain/content/entries.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Line } from '#domain/protocols/lines.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentDose, presentLines } from '#server/protocols/present-protocol.ts'
import { protocolTemplates, protocolTemplateTexts } from '#server/protocols/tables.ts'
import { knownVariants, standardLines, type WrittenTemplate } from '#server/protocols/templates/templates.ts'
import type { ContentSource } from './source.ts'

type StandardTemplate = { id: number; texts: EntryTexts }

/** The templates that the shop has from the start, by their name, with texts in the form in which they are edited. */
async function standardTemplates(db: Database): Promise<ReadonlyMap<string, StandardTemplate>> {
  const rows = await db
    .select({ slug: protocolTemplates.storyblokId, text: protocolTemplateTexts })
    .from(protocolTemplateTexts)
    .innerJoin(protocolTemplates, eq(protocolTemplates.id, protocolTemplateTexts.templateId))
    .orderBy(asc(protocolTemplates.position), asc(protocolTemplates.id))
  return new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, of]) => [
      slug,
      {
        id: of[0]!.text.templateId,
        texts: Object.fromEntries(
          of.map(({ text: { language, name, description } }) => [
            language,
            { title: name, text: description },
          ]),
        ),
      },
    ]),
  )
}

export async function templateTitles(db: Database, language: Language) {
  const templates = await standardTemplates(db)
  return [...templates].map(([slug, { texts }]) => ({
    kind: 'template' as const,
    slug,
    title: (texts[language] ?? texts[fallbackLanguage])?.title ?? '',
  }))
}

/** With what a template of this name came with; a new one is empty. */
export async function firstTemplate(
  db: Database,
  slug: string,
): Promise<{ texts: EntryTexts; template: TemplateSettings }> {
  const standard = (await standardTemplates(db)).get(slug)
  if (!standard) return { texts: {}, template: { is_archived: false, lines: [] } }
  const lines = (await standardLines(db, [standard.id])).get(standard.id) ?? []
  return { texts: standard.texts, template: { is_archived: false, lines: lines.map(lineOf) } }
}

/** As it is edited: one that was saved with texts only has its standard products, and deleted products are gone. */
export async function editedTemplate(
  db: Database,
  slug: string,
  { template }: Pick<EntryContent, 'template'>,
): Promise<TemplateSettings> {
  const { is_archived, lines } = template ?? (await firstTemplate(db, slug)).template
  const known = await knownVariants(db, lines.map(variantOf))
  return { is_archived, lines: lines.filter((line) => known.has(variantOf(line))) }
}

export async function refuseUnknownProducts(db: Database, { template }: EntryContent): Promise<void> {
  const ids = template?.lines.map(variantOf) ?? []
  const known = await knownVariants(db, ids)
  if (ids.some((id) => !known.has(id))) refuse('invalid-input', { 'content.template.lines': ['option'] })
}

/** For admins, whether or not they are sold at present. */
export async function presentTemplateProducts(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  lines: readonly Line[],
  language: Language,
): Promise<ProtocolProduct[]> {
  const known = await knownVariants(
    deps.db,
    lines.map(({ variantId }) => variantId),
  )
  const view = { language, practitionerPrices: true }
  const present = lines.filter(({ variantId }) => known.has(variantId))
  return (await presentLines(deps, present, view)).products
}

/** What the team wrote, for practitioners. */
export const writtenTemplates =
  (content: ContentSource) =>
  async (language: Language): Promise<ReadonlyMap<string, WrittenTemplate>> => {
    const written = await content.list('template', language)
    return new Map(
      written.map(({ slug, text: { title = '', text = '' }, template }) => [
        slug,
        {
          name: title,
          description: text,
          isArchived: template?.is_archived ?? false,
          lines: template && linesIn(template, language),
        },
      ]),
    )
  }

/** Notes in the reader's language, or else in English. */
export function linesIn({ lines }: TemplateSettings, language: Language): Line[] {
  return lines.map(({ product_variant_id: variantId, quantity, dose, notes }) => ({
    variantId,
    quantity,
    dose,
    notes: notes[language] ?? notes[fallbackLanguage] ?? null,
  }))
}

const variantOf = ({ product_variant_id }: TemplateLine) => product_variant_id

const lineOf = ({ variantId, quantity, dose }: Line): TemplateLine => ({
  product_variant_id: variantId,
  quantity,
  dose: presentDose(dose),
  notes: {},
})
