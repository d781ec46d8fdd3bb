import { readPostalCode } from '#domain/accounts/postal-codes.ts'
import type { OrderedPoint, PickUpPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import { type PickUpPoints, PickUpPointsUnreachable } from '#server/platform/pick-up-points/points.ts'
import { refuse } from '#server/platform/problems.ts'

type Provider = PickUpPoints | undefined

/** Empty if the provider has no points in that country. */
export async function findPointsNear(
  provider: Provider,
  { country, postal_code }: { country: string; postal_code: string },
): Promise<PickUpPoint[]> {
  const postalCode = readPostalCode(country, postal_code)
  if (!postalCode) return refuse('invalid-input', { postal_code: ['postal-code'] })
  if (!provider?.countries.includes(country)) return []
  return asked(provider.findNear({ country, postalCode }))
}

type DeliveryChoice = { country: string; method: DeliveryMethod; pointId: string | undefined }

/** The pick-up point as saved with an order; null if the parcel goes elsewhere. */
export async function orderedPoint(
  provider: Provider,
  { country, method, pointId }: DeliveryChoice,
): Promise<OrderedPoint | null> {
  // If there are no points at all, pricing refuses the delivery method.
  if (method !== 'pick_up' || !provider?.countries.includes(country)) return null
  if (!pointId) return refuse('invalid-input', { pick_up_point_id: ['pick-up-point-needed'] })
  const point = await asked(provider.find(pointId))
  if (point?.country !== country)
    return refuse('invalid-input', { pick_up_point_id: ['pick-up-point-unknown'] })
  const { opening_hours: _, ...kept } = point
  return kept
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    return error instanceof PickUpPointsUnreachable ? refuse('unavailable') : Promise.reject(error)
  }
}
