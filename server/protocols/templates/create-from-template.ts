import type { TemplateCreation } from '#contract/protocols.ts'
import type { Line } from '#domain/protocols/lines.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { insertProtocol } from '../insert-protocol.ts'
import { refuseDeletedVariant } from '../lines/change-lines.ts'
import { soldTo } from '../lines/sold-to.ts'
import { getTemplate, type TemplateRecord } from './templates.ts'

type TemplateContext = Pick<Deps, 'products' | 'writtenTemplates'> & { view: ProductView }

/** With the selected products of the template, or all that the practitioner may add. */
export async function createFromTemplate(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { protocol_template_id: id, name, description, protocol_line_items: kept }: TemplateCreation,
  context: TemplateContext,
): Promise<number> {
  const template = await getTemplate({ ...context, db: ctx.db }, id, context.view.language)
  const lines = kept ? keptLines(template, kept, context) : openLines(template, context)
  const draft = { name, description, storyblokId: template.storyblokId, lines }
  return transact(ctx.db, (tx) => insertProtocol({ ...ctx, db: tx }, draft)).catch(refuseDeletedVariant)
}

function openLines({ lines }: TemplateRecord, { products, view }: TemplateContext): Line[] {
  const prices = products.pricesOf(
    lines.map(({ variantId }) => variantId),
    view,
  )
  return lines.filter(({ variantId }) => prices.get(variantId)?.price != null)
}

function keptLines(
  { lines }: TemplateRecord,
  kept: NonNullable<TemplateCreation['protocol_line_items']>,
  { view, ...deps }: TemplateContext,
): Line[] {
  const byVariant = new Map(lines.map((line) => [line.variantId, line]))
  const chosen = new Map<number, Line>()
  for (const { product_variant_id: variantId, notes } of kept) {
    const line = byVariant.get(variantId) ?? refuse('invalid-input', { protocol_line_items: ['option'] })
    soldTo(deps, variantId, view)
    chosen.set(variantId, notes === undefined ? line : { ...line, notes })
  }
  return [...chosen.values()]
}
