/** An option's id is its position, counted from 1; its text is in locales. */
export const healthProfessions = [
  'nutritional-therapists',
  'naturopaths',
  'herbalists',
  'orthomolecular-therapists',
  'functional-medicine-practitioners',
  'dieticians',
  'homoeopaths',
  'traditional-chinese-medicine-practitioners',
  'chiropractors',
  'osteopaths',
  'physiotherapists',
  'kinesiologists',
  'pharmacists',
  'gps-and-doctors',
  'prescribing-nurses',
  'nes-health-practitioners',
  'other',
] as const

export const expertiseLevels = [
  'student-practitioner',
  'licensed-medical-practitioner',
  'nutritional-therapist',
  'certified-functional-medicine-practitioner',
  'dietitian',
  'nutritionist',
  'health-or-fitness-coach',
  'other',
] as const

export const organisationTypes = ['own-practice', 'mid-sized-practice', 'larger-practice', 'other'] as const

export const registrationLists = {
  health_profession: healthProfessions,
  expertise_level: expertiseLevels,
  organisation_type: organisationTypes,
} as const
export type RegistrationList = keyof typeof registrationLists

export function isOptionOf(list: RegistrationList, id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= registrationLists[list].length
}
