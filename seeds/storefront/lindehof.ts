import type { StoreContent } from '#contract/storefront.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { Weekday } from '#domain/storefront/opening-hours.ts'
import { type DemoProductName, take } from '../protocols/demo-products.ts'

/** Ilse’s shop page, without what each page begins with. */
export const lindehof = {
  name: 'lindehof',
  theme: 'linden',
  place: 'Gent',
  header: {
    title: 'Food first, then the smallest plan that works',
    description:
      'I help people with slow digestion and short nights. We look at what you eat, how you rest, and only then at what a supplement can add.',
  },
  about: {
    title: 'Fifteen years in a hospital kitchen taught me that nobody follows a plan they cannot cook.',
    description: [
      'I trained as a dietician in Leuven and worked on the digestive ward of the university hospital in Gent. Since 2016 I see people in my own practice near the Coupure.',
      'I write short plans. Most of them fit on one page: three changes at the table, one in the evening, and a few supplements with an end date.',
    ].join('\n\n'),
  },
  services: [
    ['stomach', 'Digestion', 'Irritable bowel, reflux, bloating and what to eat next week.'],
    ['night', 'Sleep', 'A calmer evening in four consultations.'],
    ['woman', 'Hormones', 'Cycle, perimenopause and the months after birth.'],
    ['energy', 'Energy', 'When tests are fine and you are still tired.'],
    ['allergy', 'Intolerances', 'Careful elimination and careful return.'],
    ['child', 'Children', 'Food for families, from first bites to exams.'],
  ],
  packages: [
    [
      'First meeting',
      95,
      ['75 minutes, in Gent or by video', 'Written plan within two days', 'One follow-up message'],
    ],
    [
      'Eight weeks',
      340,
      [
        'Four meetings of 45 minutes',
        'Protocol with 10% off supplements',
        'Messages answered within a day',
        'Review with measurements',
      ],
    ],
    [
      'A year together',
      890,
      ['Ten meetings', 'Everything in Eight weeks', 'Blood results read with your doctor'],
    ],
  ],
  highlighted: 'Eight weeks',
  hours: [
    ['monday', '09:00', '17:00'],
    ['tuesday', '09:00', '12:30'],
    ['thursday', '09:00', '19:30'],
    ['friday', '09:00', '16:00'],
  ],
  contact: {
    appointment_url: 'https://agenda.lindehof.example/',
    description: '',
    address: 'Coupure Links 88, 9000 Gent',
    phone: '+32 9 555 02 17',
    email: 'ilse@lindehof.example',
    languages: ['nl', 'en', 'fr'],
  },
  message: 'I am fully booked until 1 December. Urgent? Leave your number, I keep one place a week free.',
  recommended: ['fiftyBillion', 'glutamine', 'bitters', 'saffron', 'algaeOmega'],
  protocols: [
    {
      slug: 'calm-evenings',
      name: 'Calm evenings, four weeks',
      description:
        'For anyone who wants to bring some order into the last hours of the day. Eat early, put the telephone away an hour before bed, and take these with a glass of water.',
      lines: [
        {
          of: 'magnesium',
          dose: take(2, 'capsule', 'evening', 'with'),
          note: 'With the last meal of the day.',
        },
        { of: 'glycine', note: 'Stir it into lukewarm water.' },
        { of: 'saffron' },
      ],
    },
    {
      slug: 'winter-basics',
      name: 'Winter basics',
      description: 'Three products from October to March, beside two portions of oily fish a week.',
      lines: [
        { of: 'vitaminD', note: 'Best with the meal that contains most fat.' },
        { of: 'vitaminC' },
        { of: 'zinc', note: 'Not on an empty stomach.' },
      ],
    },
  ],
} as const satisfies SeededStore

export type SeededStore = {
  name: string
  theme: StoreContent['theme']
  place: string
  header: { title: string; description: string }
  about: { title: string; description: string }
  services: readonly (readonly [
    icon: StoreContent['services'][number]['icon'],
    name: string,
    description: string,
  ])[]
  packages: readonly (readonly [name: string, price: number, features: readonly string[]])[]
  highlighted: string
  hours: readonly (readonly [day: Weekday, opens: string, closes: string])[]
  contact: Omit<StoreContent['contact'], 'languages'> & { languages: readonly string[] }
  message: string
  recommended: readonly DemoProductName[]
  protocols: readonly {
    slug: string
    name: string
    description: string
    lines: readonly { of: DemoProductName; dose?: Dose; note?: string }[]
  }[]
}
