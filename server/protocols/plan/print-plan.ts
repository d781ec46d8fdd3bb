import { desc, eq } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Resources } from '#domain/translation.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { DrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentLines } from '../present-protocol.ts'
import { findSharers } from '../sharing/sharers.ts'
import { protocolVersions } from '../tables.ts'
import type { PlanOrder } from './draw-plan.ts'
import { paperOf } from './paper-of.ts'
import { logoKey, type PaperSize } from './plan-paper.ts'
import type { PlanSource } from './sources.ts'

export type PlanPrinter = Deps & { thread: DrawingThread<PlanOrder> }

/** The PDF of a protocol. */
export async function printPlan(
  { thread, ...deps }: PlanPrinter,
  source: PlanSource,
  { language, size, now }: { language: Language; size: PaperSize; now: Date },
): Promise<Uint8Array> {
  const { record, token, ...forWhom } = source
  // Prices are not printed.
  const view = { language, practitionerPrices: true }
  const { products } = await presentLines(deps, record.lines, view)
  const sharers = await findSharers(deps, [record.practitionerId], language)
  const branding = await deps.brandingOf(deps.db, record.practitionerId)
  const assets = assetsOf(deps, record.lines, language)
  const paper = paperOf(
    {
      ...forWhom,
      name: record.name,
      description: record.description,
      practitioner: sharers.get(record.practitionerId) ?? refuse('not-found'),
      branding,
      changedAt: record.updatedAt,
      version: await versionOf(deps.db, record.id),
      link: token === null ? null : `${deps.origin()}/protocols/${token}`,
      products,
      assets,
    },
    {
      t: deps.translations.translatorFor(language),
      language,
      timeZone: regionSettings[deps.config.region].timeZone,
    },
  )
  const packs = await deps.packPictures(assets.values())
  const logo = branding?.logo && (await deps.logoOf(branding.logo.image))
  return thread.draw({
    paper,
    size,
    pictures: new Map([
      ...[...packs].map(([id, bytes]) => [String(id), bytes] as const),
      ...(logo ? [[logoKey, logo.png] as const] : []),
    ]),
    resources: textsIn(deps, language),
    fallback: textsIn(deps, fallbackLanguage),
    madeAt: now,
  })
}

function assetsOf(
  { products }: Pick<Deps, 'products'>,
  lines: readonly { variantId: number }[],
  language: Language,
) {
  const ids = lines.map(({ variantId }) => variantId)
  const sold = products.ofVariants(ids, { language, practitionerPrices: true })
  return new Map(
    [...sold].flatMap(([id, { product }]) => {
      const asset = product.assets[0]
      return asset ? [[id, asset.asset_id] as const] : []
    }),
  )
}

/** Empty before it was first shared. */
async function versionOf(db: Database, protocolId: number): Promise<number | null> {
  const { number } = protocolVersions
  const [newest] = await db
    .select({ number })
    .from(protocolVersions)
    .where(eq(protocolVersions.protocolId, protocolId))
    .orderBy(desc(number))
    .limit(1)
  return newest?.number ?? null
}

/** Only the texts that a paper needs. */
function textsIn({ translations }: Pick<Deps, 'translations'>, language: Language): Resources {
  const { plan = {}, products = {} } = translations.resourcesOf(language)
  return { plan, products: { content: products.content ?? {} } }
}
