import { isPractitioner, type UserTypeId, userTypes } from '../accounts/user-types.ts'
import type { Region } from '../regions.ts'

/** Where an ad is shown, by the number that the calls use. */
export const adTypes = { home: 1, products: 2 } as const
export type AdType = (typeof adTypes)[keyof typeof adTypes]
export const adTypeNumbers = Object.values(adTypes)
export const usualAdType: AdType = adTypes.products

export const adAudiences = ['everybody', 'practitioners', 'clients'] as const
type AdAudience = (typeof adAudiences)[number]

type Reach = { audience: AdAudience; regions: readonly Region[] }
/** `userTypeId`: undefined for a visitor. */
type Reader = { userTypeId: UserTypeId | undefined; region: Region }

/** Whether an ad is meant for somebody. Admins see all of them. */
export function reaches({ audience, regions }: Reach, { userTypeId, region }: Reader): boolean {
  if (!regions.includes(region)) return false
  if (audience === 'everybody' || userTypeId === userTypes.admin) return true
  if (userTypeId === undefined) return false
  return isPractitioner(userTypeId) === (audience === 'practitioners')
}
