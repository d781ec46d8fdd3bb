import { desc, eq } from 'drizzle-orm'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Resources } from '#domain/translation.ts'
import type { Database } from '#server/platform/database.ts'
import type { DrawingThread } from '#server/platform/pdf/drawing-thread.ts'
import { refuse } from '#server/platform/problems.ts'
import { presentLines } from '../queries/present.ts'
import { findSharers } from '../sharing/sharers.ts'
import { protocolVersions } from '../tables.ts'
import type { ProtocolsWorld } from '../world.ts'
import type { PlanOrder } from './draw-plan.ts'
import { paperOf } from './paper-of.ts'
import type { PaperSize } from './plan-paper.ts'
import type { PlanSource } from './sources.ts'

export type Press = ProtocolsWorld & { thread: DrawingThread<PlanOrder> }

/** The PDF of a protocol. */
export async function printPlan(
  { thread, ...world }: Press,
  source: PlanSource,
  { language, size, now }: { language: Language; size: PaperSize; now: Date },
): Promise<Uint8Array> {
  const { record, token, ...forWhom } = source
  // No prices stand on paper.
  const view = { language, practitionerPrices: true }
  const { products } = await presentLines(world, record.lines, view)
  const sharers = await findSharers(world, [record.practitionerId], language)
  const assets = assetsOf(world, record.lines, language)
  const paper = paperOf(
    {
      ...forWhom,
      name: record.name,
      description: record.description,
      practitioner: sharers.get(record.practitionerId) ?? refuse('not-found'),
      changedAt: record.updatedAt,
      version: await versionOf(world.db, record.id),
      link: token === null ? null : `${world.origin()}/protocols/${token}`,
      products,
      assets,
    },
    {
      t: world.translations.translatorFor(language),
      language,
      timeZone: regionSettings[world.config.region].timeZone,
    },
  )
  const packs = await world.packPictures(assets.values())
  return thread.draw({
    paper,
    size,
    pictures: new Map([...packs].map(([id, bytes]) => [String(id), bytes])),
    resources: textsIn(world, language),
    fallback: textsIn(world, fallbackLanguage),
    madeAt: now,
  })
}

function assetsOf({ products }: ProtocolsWorld, lines: readonly { variantId: number }[], language: Language) {
  const ids = lines.map(({ variantId }) => variantId)
  const sold = products.ofVariants(ids, { language, practitionerPrices: true })
  return new Map(
    [...sold].flatMap(([id, { product }]) => {
      const asset = product.assets[0]
      return asset ? [[id, asset.asset_id] as const] : []
    }),
  )
}

/** None before it was first shared. */
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

/** What a paper says, without the rest of the shop's texts. */
function textsIn({ translations }: ProtocolsWorld, language: Language): Resources {
  const { plan = {}, products = {} } = translations.resourcesOf(language)
  return { plan, products: { content: products.content ?? {} } }
}
