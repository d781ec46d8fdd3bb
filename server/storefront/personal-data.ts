import { eq } from 'drizzle-orm'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { formerStoreNames, storefronts, storeImages, storeVersions } from './tables.ts'

export const storefrontPersonalData: readonly PersonalData[] = [
  personal(storeImages, {
    name: 'store_images',
    rowsOf: (userId) => eq(storeImages.practitionerId, userId),
    given: ['id', 'width', 'uploadedAt'],
    withheld: { practitionerId: 'internal', fileKey: 'internal' },
    fileKey: 'fileKey',
    erasure: { by: 'deletion' },
  }),
  personal(storeVersions, {
    name: 'store_versions',
    rowsOf: (userId) => eq(storeVersions.practitionerId, userId),
    given: ['content', 'savedAt', 'isPublished'],
    withheld: { id: 'internal', practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(formerStoreNames, {
    name: 'former_store_names',
    rowsOf: (userId) => eq(formerStoreNames.practitionerId, userId),
    given: ['name', 'expiresAt'],
    withheld: { nameSkeleton: 'internal', practitionerId: 'internal' },
    erasure: { by: 'deletion' },
  }),
  personal(storefronts, {
    name: 'store',
    rowsOf: (userId) => eq(storefronts.practitionerId, userId),
    given: ['name', 'content', 'changedAt', 'published', 'publishedAt'],
    withheld: {
      practitionerId: 'internal',
      nameSkeleton: 'internal',
      revision: 'internal',
      publishedRevision: 'internal',
      nextItemId: 'internal',
    },
    erasure: { by: 'deletion' },
  }),
]
