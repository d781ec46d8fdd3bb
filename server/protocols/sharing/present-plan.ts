import type { ProtocolProduct } from '#contract/protocols.ts'
import type { PlanProduct, SharedProtocol, SharingPractitioner } from '#contract/sharing.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import { discountOfLines } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'
import { type Minor, toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import type { Deps } from '#server/platform/context.ts'
import { presentLinesOfEach } from '../present-protocol.ts'
import type { ProtocolRecord } from '../records.ts'

type Plan = Omit<SharedProtocol, 'shared_at' | 'expires_at' | 'own_protocol_id'>
type PlanInput = { language: Language; sharer: SharingPractitioner }
/** `discount`: the client's discount on the total. */
type PresentedPlan = { plan: Plan; total: Minor; discount: (rate: DiscountRate) => Minor }

/**
 * A protocol for those it was shared with: includes prices of practitioner-only products, but nothing about other
 * clients.
 */
export async function presentPlan(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  record: ProtocolRecord,
  { language, sharer }: PlanInput,
): Promise<PresentedPlan> {
  const [presented] = await presentPlans(deps, [{ record, sharer }], language)
  return presented!
}

export async function presentPlans(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  shared: readonly { record: ProtocolRecord; sharer: SharingPractitioner }[],
  language: Language,
): Promise<PresentedPlan[]> {
  const view = { language, practitionerPrices: true }
  const presented = await presentLinesOfEach(
    deps,
    shared.map(({ record }) => record.lines),
    view,
  )
  const variantIds = shared.flatMap(({ record }) => record.lines.map(({ variantId }) => variantId))
  const prices = deps.products.pricesOf(variantIds, view)
  return shared.map(({ record, sharer }, index) => {
    const { products, total } = presented[index]!
    const priced = record.lines.map(({ variantId, quantity }) => ({
      price: prices.get(variantId)?.price ?? null,
      quantity,
    }))
    return {
      plan: {
        name: record.name,
        description: record.description,
        practitioner: sharer,
        products: products.map(planProduct),
        total_price: toMajor(total),
        currency: regionSettings[deps.config.region].currency,
        updated_at: record.updatedAt.toISOString(),
      },
      total,
      discount: (rate) => discountOfLines(priced, rate),
    }
  })
}

/** Without the substances, which only the plan check uses. */
export function planProduct({
  facts: { substances: _, ...facts },
  ...product
}: ProtocolProduct): PlanProduct {
  return { ...product, facts }
}
