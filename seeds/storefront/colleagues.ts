import type { SeededStore } from './lindehof.ts'

export const deBoer = {
  name: 'praktijk-de-boer',
  theme: 'tide',
  place: 'Zutphen',
  header: {
    title: 'Rustig eten, rustig slapen',
    description:
      'Ik werk met mensen die al veel geprobeerd hebben. Eerst kijken we naar je dag, dan naar je bord, en pas daarna naar een potje.',
  },
  about: {
    title: 'Ik luister een uur voordat ik iets voorstel.',
    description:
      'Sinds 2011 heb ik een praktijk aan de IJssel, in een oud pakhuis met een moestuin achter het huis. Wat je hier hoort, schrijf ik op: je gaat naar huis met één vel papier.',
  },
  services: [
    ['night', 'Avondritme', 'Een vaste avond in vier afspraken.'],
    ['apple', 'Eten voor twee', 'Voor, tijdens en na de zwangerschap.'],
    ['wave', 'Drukke weken', 'Pauzes, maaltijden en beweging die in je agenda passen.'],
    ['hair', 'Huid en haar', 'Een dagboek van vier weken, en wat we eruit leren.'],
  ],
  packages: [
    ['Kennismaking', 60, ['45 minuten, bij mij of online', 'Samenvatting de volgende dag']],
    ['Vier afspraken', 290, ['Vier keer 45 minuten', 'Vragen tussendoor per e-mail', 'Een plan op één vel']],
  ],
  highlighted: 'Vier afspraken',
  hours: [
    ['monday', '10:00', '16:00'],
    ['wednesday', '13:00', '20:00'],
    ['friday', '10:00', '16:00'],
  ],
  contact: {
    appointment_url: 'https://agenda.praktijk-deboer.example/',
    description: '',
    address: 'Houtwal 12, 7201 Zutphen',
    phone: '+31 575 55 01 42',
    email: 'sanne@praktijk-deboer.example',
    languages: ['nl', 'en'],
  },
  message: '',
  recommended: ['glycine', 'bitters', 'vitaminD'],
  protocols: [],
} as const satisfies SeededStore

export const brandt = {
  name: 'ernaehrungspraxis-brandt',
  theme: 'clay',
  place: 'Marburg',
  header: {
    title: 'Essen, das in Ihren Alltag passt',
    description:
      'Ich berate Menschen, die im Schichtdienst arbeiten, viel unterwegs sind oder für eine Familie kochen. Wir beginnen mit dem, was Sie ohnehin im Haus haben.',
  },
  about: {
    title: 'Gekocht wird zusammen.',
    description:
      'Nach zehn Jahren in der Klinikküche habe ich 2019 meine eigene Praxis eröffnet. In der Lehrküche nebenan probieren wir aus, worüber wir gesprochen haben.',
  },
  services: [
    ['energy', 'Schichtarbeit', 'Mahlzeiten für Früh-, Spät- und Nachtdienst.'],
    ['allergy', 'Unverträglichkeiten', 'Weglassen, prüfen, wieder einführen: Schritt für Schritt.'],
    ['man', 'Sport', 'Essen rund um Training und Wettkampf.'],
    ['child', 'Familien', 'Vom ersten Brei bis zur Pausenbrotdose.'],
  ],
  packages: [
    ['Erstgespräch', 80, ['60 Minuten in der Praxis oder online', 'Auswertung Ihres Ernährungstagebuchs']],
    ['Drei Monate', 360, ['Sechs Termine', 'Zwei Abende in der Lehrküche', 'Rezepte für jede Woche']],
  ],
  highlighted: 'Drei Monate',
  hours: [
    ['tuesday', '08:00', '13:00'],
    ['thursday', '14:00', '19:00'],
    ['saturday', '09:00', '12:00'],
  ],
  contact: {
    appointment_url: 'https://termine.ernaehrung-brandt.example/',
    description: '',
    address: 'Am Grün 31, 35037 Marburg',
    phone: '+49 6421 555 0173',
    email: 'lukas@ernaehrung-brandt.example',
    languages: ['de', 'en'],
  },
  message: '',
  recommended: ['algaeOmega', 'magnesium', 'zinc'],
  protocols: [],
} as const satisfies SeededStore
