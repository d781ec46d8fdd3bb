import type { Person } from './person.ts'

const days = (count: number) => count * 24

export const sanne: Person = {
  userTypeId: 2,
  email: 'sanne@praktijk-deboer.example',
  firstName: 'Sanne',
  lastName: 'de Boer',
  language: 'nl',
  country: 'NL',
  registeredHoursAgo: days(48),
  city: 'Zutphen',
  work: {
    profession: 'naturopaths',
    expertise: 'certified-functional-medicine-practitioner',
    organisation: 'own-practice',
    practice: 'Praktijk De Boer',
    certificate: {
      type: 'application/pdf',
      sentHoursAgo: days(48) - 2,
      approvedHoursAgo: days(47),
      school: 'Academie voor Natuurgeneeskunde IJsselstreek',
      seal: 'ANIJ',
      holder: 'Sanne de Boer',
      degree: 'Naturopathy',
      date: '1 July 2011',
      plant: 'chamomile',
    },
  },
}

export const lukas: Person = {
  userTypeId: 2,
  email: 'lukas@ernaehrung-brandt.example',
  firstName: 'Lukas',
  lastName: 'Brandt',
  language: 'de',
  country: 'DE',
  registeredHoursAgo: days(44),
  city: 'Marburg',
  work: {
    profession: 'dieticians',
    expertise: 'dietitian',
    organisation: 'mid-sized-practice',
    practice: 'Ernährungspraxis Brandt',
    certificate: {
      type: 'application/pdf',
      sentHoursAgo: days(44) - 2,
      approvedHoursAgo: days(43),
      school: 'Lahntal-Hochschule für Ernährung',
      seal: 'LHE',
      holder: 'Lukas Brandt',
      degree: 'Dietetics',
      date: '12 July 2013',
      plant: 'lavender',
    },
  },
}

/**
 * Together with Ilse three certified practitioners, the minimum for showing which products are combined in protocols.
 */
export const colleagues: readonly Person[] = [sanne, lukas]
