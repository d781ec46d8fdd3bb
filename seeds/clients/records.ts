import type { HealthChange } from '#contract/client-health.ts'

/** What Ilse wrote and recorded about her clients, and what she did about them. */
export type SeededRecord = {
  email: string
  notes?: { text: string; daysAgo: number }
  health?: { facts: Omit<HealthChange, 'ground_stated'>; daysAgo: number }
  archivedDaysAgo?: number
  /** When she called them about what they should order. */
  contactedDaysAgo?: number
  /** For how many days from today their renewal is put off. */
  snoozedDays?: number
}

export const recordsOfIlse: readonly SeededRecord[] = [
  {
    email: 'anna@verbena.example',
    notes: {
      daysAgo: 2,
      text: 'Bloating after evening meals, sleeps from one to five. Food diary for two weeks, then gut repair. Ask about the thyroid result at the review.',
    },
    health: {
      daysAgo: 24,
      facts: {
        year_of_birth: 1984,
        condition: null,
        allergies: ['celery'],
        medicine_classes: [],
        medicines: '',
      },
    },
  },
  {
    email: 'greet.hofman@example.org',
    notes: {
      daysAgo: 250,
      text: 'Second child in spring. Iron was low in week 36; repeat the blood test in three months.',
    },
    health: {
      daysAgo: 250,
      facts: {
        year_of_birth: 1993,
        condition: 'breastfeeding',
        allergies: [],
        medicine_classes: [],
        medicines: '',
      },
    },
  },
  {
    email: 'sofie.lemmens@example.org',
    notes: { daysAgo: 8, text: 'Much better since she eats earlier. Stay with the plan until the new year.' },
    health: {
      daysAgo: 280,
      facts: {
        year_of_birth: 1971,
        condition: null,
        allergies: ['crustaceans'],
        medicine_classes: ['cholesterol'],
        medicines: 'Atorvastatin, 20 mg in the evening',
      },
    },
  },
  { email: 'pieter.vanacker@example.org', archivedDaysAgo: 60 },
  { email: 'zoe.lambert@example.org', contactedDaysAgo: 2 },
  { email: 'ines.carvalho@example.org', snoozedDays: 9 },
]

/** A list that Ilse imported, with a line that could not be. */
export const importedList = {
  fileName: 'waiting-list.csv',
  daysAgo: 6,
  lines: [
    'First name,Last name,Email,Discount,Language',
    'Bram,Verhaegen,bram.verhaegen@example.org,10,nl',
    'Elif,Yıldız,elif.yildiz@example.org,0,nl',
    'Mei-Ling,Chou,meiling.chou@example.org,15,en',
    'Karel,Dewit,karel.dewit@example.org,0,nl',
    'Otto,Brandsma,otto at example.org,0,nl',
  ],
}
