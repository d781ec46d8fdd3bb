import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { TemplateLine, TemplateSettings } from '#contract/content.ts'
import { Dose, Quantity } from '#contract/protocols.ts'
import { fallbackLanguage, languageOf, languages } from '#domain/languages.ts'
import { doseStepProblem } from '#domain/protocols/dose.ts'
import { noteMaximum, protocolLinesMaximum } from '#domain/protocols/limits.ts'
import { isText } from '#domain/text.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { Database } from '#server/platform/database.ts'

const Note = z.string().trim().min(1).max(noteMaximum).refine(isText)

/** Products of a protocol template, named by their SKUs. */
export const StoryProducts = z
  .array(
    z.object({
      sku: z.string().trim().min(1),
      quantity: Quantity,
      dose: Dose.refine((dose) => !doseStepProblem(dose)).nullable(),
      notes: z.partialRecord(z.enum(languages), Note),
    }),
  )
  .min(1)
  .max(protocolLinesMaximum)
  .refine((all) => new Set(all.map(({ sku }) => sku)).size === all.length)
type StoryProducts = z.infer<typeof StoryProducts>

const Blocks = z.array(z.record(z.string(), z.unknown()))

/** Null for a template without products of its own; undefined if one of them cannot be read, such as its dose. */
export function readProducts(blocks: unknown): StoryProducts | null | undefined {
  const read = Blocks.safeParse(blocks ?? []).data
  if (read?.length === 0) return null
  return StoryProducts.safeParse(read?.map(productOf)).data
}

/** Number fields are texts at Storyblok, and an empty field is an empty text. */
function productOf(block: Readonly<Record<string, unknown>>): unknown {
  const { sku, quantity, amount, unit, times, food, days } = block
  const isDosed =
    [amount, unit, food, days].some((field) => field) || (Array.isArray(times) && times.length > 0)
  const dose = { amount: Number(amount), unit, times, food: food || null, days: days ? Number(days) : null }
  return { sku, quantity: Number(quantity || 1), dose: isDosed ? dose : null, notes: notesOf(block) }
}

function notesOf(block: Readonly<Record<string, unknown>>) {
  const notes = Object.entries(block).flatMap(([key, value]) => {
    const [name, code] = key.split('__i18n__')
    const language = code === undefined ? fallbackLanguage : languageOf(code)
    const note = name === 'note' && Note.safeParse(value).data
    return language && note ? [[language, note]] : []
  })
  return Object.fromEntries(notes)
}

type VariantIds = ReadonlyMap<string, number>
type Resolved = { template: TemplateSettings; unknown: string[] }

/** The shop's variants that any of these name, by SKU. */
export async function findNamedVariants(
  db: Database,
  named: readonly { products: StoryProducts | null }[],
): Promise<VariantIds> {
  const skus = new Set(named.flatMap(({ products }) => (products ?? []).map(({ sku }) => sku)))
  if (skus.size === 0) return new Map()
  const rows = await db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(inArray(variants.sku, [...skus]))
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** With the shop's products; SKUs that it does not have are returned. */
export function resolveProducts(ids: VariantIds, products: StoryProducts): Resolved {
  const lines = products.flatMap(({ sku, ...line }): TemplateLine[] => {
    const id = ids.get(sku)
    return id === undefined ? [] : [{ product_variant_id: id, ...line }]
  })
  const unknown = products.flatMap(({ sku }) => (ids.has(sku) ? [] : [sku]))
  return { template: { is_archived: false, lines }, unknown }
}
