import { take } from './demo-products.ts'
import type { SeededProtocol } from './seeded-protocol.ts'

export const protocolsOfLukas: readonly SeededProtocol[] = [
  {
    name: 'Sleep and stress',
    description: 'For busy months. Review together after four weeks.',
    daysAgo: 37,
    lines: [
      { of: 'magnesium', dose: take(2, 'capsule', 'night') },
      { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 42) },
      { of: 'valerian', dose: take(40, 'drop', 'night') },
      { of: 'glycine', dose: take(3, 'g', 'night') },
      { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    ],
  },
  {
    name: 'Gut balance, six weeks',
    description: 'Alongside a food diary. Add fermented foods from week three.',
    daysAgo: 30,
    lines: [
      { of: 'fiftyBillion', dose: take(1, 'capsule', 'morning', 'before') },
      { of: 'saccharomyces', dose: take(1, 'capsule', 'morning', 'before', 28) },
      { of: 'glutamine', dose: take(5, 'g', 'morning', 'before') },
      { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'omega3', dose: take(1, 'softgel', 'midday', 'with') },
      { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with') },
      { of: 'vitaminD', dose: take(4, 'drop', 'morning', 'with') },
    ],
  },
  {
    name: 'Winter basics',
    description: 'For the adults in the family, from November.',
    daysAgo: 22,
    lines: [
      { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'with') },
      { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with', 60) },
      { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
      { of: 'quercetin', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'omega3', dose: take(1, 'softgel', 'evening', 'with') },
    ],
  },
  {
    name: 'Liver and bile',
    description: 'Six weeks, without alcohol.',
    daysAgo: 12,
    lines: [
      { of: 'milkThistle', dose: take(1, 'capsule', ['morning', 'evening'], 'with') },
      { of: 'curcumin', dose: take(1, 'capsule', 'midday', 'with') },
      { of: 'bitters', dose: take(60, 'drop', 'midday', 'before') },
    ],
  },
]
