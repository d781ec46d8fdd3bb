import type { KeyPart } from '../text-keys.ts'
/** The types of term a product may have. */
export const termGroups = [
  'categories',
  'health_goals',
  'delivery_form',
  'suitable_for',
  'free_from',
] as const
export type TermGroup = (typeof termGroups)[number]

/** What a picture shows: the first three are drawn by the shop, a photo is uploaded. */
export const pictureViews = ['pack', 'label', 'dose', 'photo'] as const
export type PictureView = (typeof pictureViews)[number]

/** Units in which a variant's contents are counted or measured. */
export const contentUnits = [
  'capsule',
  'tablet',
  'softgel',
  'lozenge',
  'gummy',
  'sachet',
  'stick',
  'ampoule',
  'piece',
  'drop',
  'spray',
  'g',
  'ml',
] as const
export type ContentUnit = (typeof contentUnits)[number]

/** Units of ingredient amounts on labels. */
export const amountUnits = ['g', 'mg', 'µg', 'ng', 'ml', 'IU', 'CFU', 'FU', 'kcal', 'kJ', '%'] as const
export type AmountUnit = (typeof amountUnits)[number]

/** The fourteen substances of annex II of Regulation (EU) 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** What a label warns of; the words are `products:warnings.<key>`. */
export const labelWarnings = [
  'do-not-exceed',
  'keep-from-children',
  'varied-diet',
  'adults-only',
  'pregnancy',
  'pregnancy-advice',
  'pregnancy-vitamin-a',
  'medication',
  'medication-blood-thinners',
  'medication-thyroid',
  'medication-antidepressants',
  'medication-diabetes',
  'medication-blood-pressure',
  'medication-interval',
  'vitamin-k-anticoagulants',
  'iron-children',
  'iron-need',
  'caffeine',
  'phenylketonuria',
  'beta-carotene-smokers',
  'sun-exposure',
  'surgery',
  'laxative-effect',
  'drink-enough',
  'kidney',
  'liver',
  'gallstones',
  'drowsiness',
  'immune-suppressed',
  'bee-allergy',
  'daisy-allergy',
  'shellfish-allergy',
  'alcohol',
  'green-tea',
  'honey-infants',
  'age-three',
  'hormone-sensitive',
  'practitioner',
] as const satisfies readonly KeyPart<'products:warnings.'>[]
export type LabelWarning = (typeof labelWarnings)[number]

/** Visitors see only published products; one that lacks a required fact stays a draft. */
export const productStatuses = ['draft', 'published', 'withdrawn'] as const
export type ProductStatus = (typeof productStatuses)[number]
