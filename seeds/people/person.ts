import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { CertificateType } from '#domain/practitioners/certificates.ts'
import type {
  expertiseLevels,
  healthProfessions,
  organisationTypes,
} from '#domain/practitioners/registration-lists.ts'
import type { Diploma } from './draw-diploma.ts'

export type Work = {
  profession: (typeof healthProfessions)[number]
  expertise: (typeof expertiseLevels)[number]
  organisation: (typeof organisationTypes)[number]
  practice: string
  certificate: Diploma & { type: CertificateType; sentHoursAgo: number; approvedHoursAgo?: number }
}
export type Person = {
  userTypeId: UserTypeId
  email: string
  firstName: string
  lastName: string
  language: Language
  country: string
  registeredHoursAgo: number
  street?: string
  postalCode?: string
  city?: string
  phone?: string
  work?: Work
}
