import { expect, test } from 'vitest'
import { type UserTypeId, userTypeIds } from '../accounts/user-types.ts'
import { reaches } from './ads.ts'

const both = ['eu', 'uk'] as const
const reader = (userTypeId: UserTypeId) => ({ userTypeId, region: 'eu' }) as const

test('an ad for practitioners is not shown to clients, nor the other way round', () => {
  const forPractitioners = { audience: 'practitioners', regions: both } as const
  expect(userTypeIds.filter((type) => reaches(forPractitioners, reader(type)))).toEqual([1, 2, 3])
  const forClients = { audience: 'clients', regions: both } as const
  expect(userTypeIds.filter((type) => reaches(forClients, reader(type)))).toEqual([1, 4])
})

test('an ad is shown only in its regions', () => {
  const inUk = { audience: 'everybody', regions: ['uk'] } as const
  expect(reaches(inUk, reader(4))).toBe(false)
  expect(reaches({ ...inUk, regions: both }, reader(4))).toBe(true)
})
