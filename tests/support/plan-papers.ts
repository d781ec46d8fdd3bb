import type { Dose, TimeOfDay } from '#domain/protocols/dose.ts'
import type { PaperBrand, PaperRow, PlanPaper } from '#server/protocols/plan/plan-paper.ts'

export const doseAt = (...times: TimeOfDay[]): Dose => ({
  amount: 2,
  unit: 'capsule',
  times,
  food: null,
  days: null,
})

export const rowOf = (given: Partial<PaperRow> = {}): PaperRow => ({
  name: 'Magnesium',
  language: 'en',
  pack: 'Linden & Co, 60 capsules',
  range: 'min',
  picture: null,
  dose: doseAt('night'),
  note: null,
  ...given,
})

export const brandOf = (given: Partial<PaperBrand> = {}): PaperBrand => ({
  colour: '#7a3d1f',
  logo: { width: 600, height: 150 },
  contact: [
    { text: '+32 9 555 02 17', link: 'tel:+3295550217' },
    { text: 'ilse@lindehof.example', link: 'mailto:ilse@lindehof.example' },
    { text: 'Coupure Links 88, 9000 Gent', link: undefined },
  ],
  ...given,
})

export const paperWith = (rows: PaperRow[], given: Partial<PlanPaper> = {}): PlanPaper => ({
  language: 'en',
  name: 'Gut repair',
  description: 'Begin on Monday.',
  practitioner: { name: 'Ilse Vermeulen', work: 'Praktijk Lindehof, Gent', phone: null },
  brand: null,
  client: 'Anna Maes',
  message: null,
  madeOn: '18 November 2026',
  version: 3,
  link: 'https://verbena.example/protocols/abcdefghijklmnopqrstuvwxyz012345',
  rows,
  ...given,
})
