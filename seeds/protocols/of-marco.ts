import { take } from './demo-products.ts'
import type { SeededProtocol } from './seeded-protocol.ts'

/** He waits for his certificate, so none are shared. */
export const protocolsOfMarco: readonly SeededProtocol[] = [
  {
    name: 'Calm digestion',
    description: 'Four weeks, after a summer of travelling.',
    daysAgo: 0.08,
    lines: [
      { of: 'bitters', dose: take(60, 'drop', 'midday', 'before') },
      { of: 'saccharomyces', dose: take(1, 'capsule', 'morning', 'before', 28) },
      { of: 'glutamine', dose: take(5, 'g', 'morning', 'before') },
    ],
  },
  {
    name: 'Energy for autumn',
    description: 'A gentle start. More to follow after the first consultation.',
    daysAgo: 0.05,
    lines: [
      { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
      { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
      { of: 'maca', notes: 'Half the amount in the first week.' },
      { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with') },
    ],
  },
]
