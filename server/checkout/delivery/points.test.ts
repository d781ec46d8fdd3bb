import { expect, test } from 'vitest'
import { type PickUpPoints, PickUpPointsUnreachable } from '#server/platform/pick-up-points/points.ts'
import { findPointsNear, orderedPoint } from './points.ts'

const away = () => Promise.reject(new PickUpPointsUnreachable())
const provider: PickUpPoints = { countries: ['BE'], findNear: away, find: away }

test('an unreachable pick-up point provider is reported, and nothing is ordered', {
  tags: 'pickup-points',
}, async () => {
  const near = findPointsNear(provider, { country: 'BE', postal_code: '9000' })
  await expect(near).rejects.toMatchObject({ code: 'unavailable' })
  const chosen = { country: 'BE', method: 'pick_up', pointId: 'be-1' } as const
  await expect(orderedPoint(provider, chosen)).rejects.toMatchObject({ code: 'unavailable' })
})

test('without a provider there are no pick-up points', async () => {
  expect(await findPointsNear(undefined, { country: 'BE', postal_code: '9000' })).toEqual([])
})
