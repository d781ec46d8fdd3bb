import { type SeededLine, take } from '../demo-products.ts'

export type TemplateKey = 'low-histamine-start' | 'elimination-diet' | 'sleep-foundations' | 'winter-immunity'

/** In display order; their texts are in one file per language. */
export const templates: Record<TemplateKey, readonly SeededLine[]> = {
  'low-histamine-start': [
    { of: 'quercetin', dose: take(2, 'capsule', 'midday', 'before') },
    { of: 'magnesium', dose: take(2, 'capsule', 'night') },
    { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'bComplex', dose: take(1, 'capsule', 'morning', 'with') },
    { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'with') },
  ],
  'elimination-diet': [
    { of: 'glutamine', dose: take(5, 'g', 'morning', 'before') },
    { of: 'fiftyBillion', dose: take(1, 'capsule', 'morning', 'before') },
    { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
    { of: 'algaeOmega', quantity: 2, dose: take(5, 'ml', 'midday', 'with') },
    { of: 'magnesium', dose: take(3, 'capsule', 'evening', 'with') },
    { of: 'electrolytes', dose: take(1, 'tablet', 'midday') },
  ],
  'sleep-foundations': [
    { of: 'magnesium', dose: take(2, 'capsule', 'evening', 'with') },
    { of: 'glycine', dose: take(3, 'g', 'night') },
    { of: 'ashwagandha', dose: take(1, 'capsule', 'evening', 'with', 42) },
    { of: 'valerian', dose: take(40, 'drop', 'night') },
  ],
  'winter-immunity': [
    { of: 'vitaminD', dose: take(5, 'drop', 'morning', 'with') },
    { of: 'vitaminC', dose: take(1, 'sachet', 'morning', 'with') },
    { of: 'zinc', dose: take(1, 'capsule', 'midday', 'with') },
    { of: 'throatSpray', dose: take(4, 'spray', ['morning', 'evening'], 'after') },
    { of: 'reishi', dose: take(2, 'g', 'morning', 'with') },
  ],
}
