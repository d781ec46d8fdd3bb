import { take } from './demo-products.ts'
import type { SeededProtocol } from './seeded-protocol.ts'

export const protocolsOfSanne: readonly SeededProtocol[] = [
  {
    name: 'Restful nights',
    description: 'Five weeks, with a regular bedtime and a short walk after dinner.',
    daysAgo: 40,
    lines: [
      { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with') },
      { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 35) },
      { of: 'valerian', dose: take(30, 'drop', 'night') },
      { of: 'glycine', dose: take(3, 'g', 'night') },
      { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
    ],
  },
  {
    name: 'After antibiotics',
    description: 'Six weeks, starting on the last day of the course.',
    daysAgo: 33,
    lines: [
      { of: 'fiftyBillion', dose: take(1, 'capsule', 'morning', 'before') },
      { of: 'saccharomyces', dose: take(1, 'capsule', 'morning', 'before', 28) },
      { of: 'glutamine', dose: take(5, 'g', 'midday', 'before') },
      { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'omega3', dose: take(1, 'softgel', 'evening', 'with') },
      { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
      { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
    ],
  },
  {
    name: 'Cold season',
    description: 'October to March. Use the spray only in the first few days of a cold.',
    daysAgo: 26,
    lines: [
      { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'with') },
      { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
      { of: 'quercetin', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'throatSpray', dose: take(3, 'spray', ['morning', 'evening'], 'after') },
    ],
  },
  {
    name: 'Spring reset',
    description: 'Four weeks of bitters and greens, with two litres of water a day.',
    daysAgo: 16,
    lines: [
      { of: 'milkThistle', dose: take(1, 'capsule', 'morning', 'with') },
      { of: 'curcumin', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'bitters', dose: take(40, 'drop', ['midday', 'evening'], 'before') },
      { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    ],
  },
]
