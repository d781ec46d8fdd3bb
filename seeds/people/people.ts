import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { CertificateType } from '#domain/practitioners/certificates.ts'
import type {
  expertiseLevels,
  healthProfessions,
  organisationTypes,
} from '#domain/practitioners/registration-lists.ts'
import type { Diploma } from './draw-diploma.ts'

/** Everybody's, so that one password opens every door of the demonstration. */
export const demonstrationPassword = 'Verbena-demo-1'

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

const days = (count: number) => count * 24

/** Decision 27. */
const named: readonly Person[] = [
  {
    userTypeId: 1,
    email: 'admin@verbena.example',
    firstName: 'Lotte',
    lastName: 'Baert',
    language: 'en',
    country: 'BE',
    registeredHoursAgo: days(60),
  },
  {
    userTypeId: 2,
    email: 'ilse@verbena.example',
    firstName: 'Ilse',
    lastName: 'Vermeulen',
    language: 'en',
    country: 'BE',
    registeredHoursAgo: days(30),
    street: 'Coupure Links 88',
    postalCode: '9000',
    city: 'Gent',
    phone: '95550217',
    work: {
      profession: 'nutritional-therapists',
      expertise: 'nutritionist',
      organisation: 'own-practice',
      practice: 'Praktijk Lindehof',
      certificate: {
        type: 'application/pdf',
        sentHoursAgo: days(30) - 1,
        approvedHoursAgo: days(29),
        school: 'Hogeschool voor Voeding en Gezondheid',
        seal: 'HVG',
        holder: 'Ilse Maria Vermeulen',
        degree: 'Nutrition and Dietetics',
        date: '28 June 2009',
        plant: 'olive',
      },
    },
  },
  {
    userTypeId: 3,
    email: 'marco@verbena.example',
    firstName: 'Marco',
    lastName: 'Rossi',
    language: 'en',
    country: 'IT',
    registeredHoursAgo: 3,
    street: 'Via delle Erbe 14',
    postalCode: '40121',
    city: 'Bologna',
    work: {
      profession: 'naturopaths',
      expertise: 'certified-functional-medicine-practitioner',
      organisation: 'mid-sized-practice',
      practice: 'Studio Rossi',
      certificate: {
        type: 'application/pdf',
        sentHoursAgo: 2,
        school: 'Scuola di Naturopatia di Bologna',
        seal: 'SNB',
        holder: 'Marco Rossi',
        degree: 'Naturopathy',
        date: '12 July 2017',
        plant: 'rosehip',
      },
    },
  },
  {
    userTypeId: 4,
    email: 'anna@verbena.example',
    firstName: 'Anna',
    lastName: 'Maes',
    language: 'en',
    country: 'BE',
    registeredHoursAgo: days(20),
    street: 'Coupure Links 214',
    postalCode: '9000',
    city: 'Gent',
  },
  {
    userTypeId: 4,
    email: 'tomas@verbena.example',
    firstName: 'Tomás',
    lastName: 'Rey',
    language: 'en',
    country: 'ES',
    registeredHoursAgo: days(9),
  },
]

/** Who else waits in the admin's queue. */
const waiting: readonly Person[] = [
  {
    userTypeId: 3,
    email: 'jonas.peeters@osteo-peeters.example',
    firstName: 'Jonas',
    lastName: 'Peeters',
    language: 'nl',
    country: 'BE',
    registeredHoursAgo: 6,
    work: {
      profession: 'osteopaths',
      expertise: 'licensed-medical-practitioner',
      organisation: 'own-practice',
      practice: 'Osteopathie Peeters',
      certificate: {
        type: 'image/jpeg',
        sentHoursAgo: 5,
        school: 'Academie voor Osteopathie',
        seal: 'AVO',
        holder: 'Jonas Peeters',
        degree: 'Osteopathy',
        date: '30 June 2014',
        plant: 'ginkgo',
      },
    },
  },
  {
    userTypeId: 3,
    email: 'reka.szabo@taplalkozas.example',
    firstName: 'Réka',
    lastName: 'Szabó',
    language: 'hu',
    country: 'HU',
    registeredHoursAgo: 9,
    work: {
      profession: 'dieticians',
      expertise: 'dietitian',
      organisation: 'larger-practice',
      practice: 'Szabó és Társai',
      certificate: {
        type: 'application/pdf',
        sentHoursAgo: 8,
        school: 'Dunaparti Egészségtudományi Főiskola',
        seal: 'DEF',
        holder: 'Szabó Réka',
        degree: 'Dietetics',
        date: '21 June 2012',
        plant: 'chamomile',
      },
    },
  },
  {
    userTypeId: 3,
    email: 'ioana@turcanu.example',
    firstName: 'Ioana',
    lastName: 'Țurcanu',
    language: 'ro',
    country: 'RO',
    registeredHoursAgo: 26,
    work: {
      profession: 'naturopaths',
      expertise: 'student-practitioner',
      organisation: 'own-practice',
      practice: '',
      certificate: {
        type: 'application/pdf',
        sentHoursAgo: 25,
        school: 'Școala de Naturopatie Valea Verde',
        seal: 'SVV',
        holder: 'Ioana Țurcanu',
        degree: 'Naturopathy',
        date: '3 July 2021',
        plant: 'buckthorn',
      },
    },
  },
  {
    userTypeId: 3,
    email: 'mads.holm@fysio-holm.example',
    firstName: 'Mads',
    lastName: 'Holm',
    language: 'da',
    country: 'DK',
    registeredHoursAgo: 30,
    work: {
      profession: 'physiotherapists',
      expertise: 'licensed-medical-practitioner',
      organisation: 'mid-sized-practice',
      practice: 'Fysio Holm',
      certificate: {
        type: 'image/png',
        sentHoursAgo: 29,
        school: 'Fjordby Professionshøjskole',
        seal: 'FPH',
        holder: 'Mads Holm',
        degree: 'Physiotherapy',
        date: '24 June 2016',
        plant: 'pine',
      },
    },
  },
  {
    userTypeId: 3,
    email: 'claire@pharmacie-fontaine.example',
    firstName: 'Claire',
    lastName: 'Fontaine',
    language: 'fr',
    country: 'FR',
    registeredHoursAgo: 51,
    work: {
      profession: 'pharmacists',
      expertise: 'licensed-medical-practitioner',
      organisation: 'larger-practice',
      practice: 'Pharmacie Fontaine',
      certificate: {
        type: 'application/pdf',
        sentHoursAgo: 50,
        school: 'Faculté de Pharmacie de Valbonne',
        seal: 'FPV',
        holder: 'Claire Fontaine',
        degree: 'Pharmacy',
        date: '18 June 2007',
        plant: 'lavender',
      },
    },
  },
]

export const people: readonly Person[] = [...named, ...waiting]
