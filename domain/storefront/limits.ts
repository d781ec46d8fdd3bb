/** Lengths in UTF-16 units. */
export const storeTextMaximum = {
  title: 80,
  description: 300,
  /** A sentence that opens the part about the practitioner. */
  aboutTitle: 120,
  about: 2000,
  message: 600,
  serviceName: 60,
  serviceDescription: 200,
  packageName: 60,
  feature: 120,
  contact: 300,
  address: 200,
  phone: 30,
  link: 500,
  place: 80,
} as const

export const servicesMaximum = 24
export const packagesMaximum = 8
export const featuresMaximum = 12
export const recommendedMaximum = 12
/** How far ahead of the last number an editor may number a new service, package or feature. */
export const itemNumbersAhead = 1000
/** In minor units. */
export const packagePriceMaximum = 100_000_00

export const storeImageMaximumBytes = 10_000_000
export const storeImageMaximumPixels = 40_000_000
/** How many pictures a practitioner can have uploaded; those in no version are deleted first. */
export const storeImagesMaximum = 60

/** How many earlier states of a page can be restored. */
export const storeVersionsMaximum = 30
/** Changes within this time of each other are one version in the history. */
export const storeVersionMinutes = 10
