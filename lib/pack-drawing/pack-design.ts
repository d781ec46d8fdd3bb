import { botanicalName } from './botanical-name.ts'
import type { Range } from './colour.ts'
import type { BrandDesign, PackDesign } from './design.ts'
import type { ContentUnit } from './doses.ts'
import { fingerprint } from './fingerprint.ts'
import { houseStyle } from './house-style.ts'
import { billionsOf, doseOf, nameLines, numberOf } from './name-on-pack.ts'
import { type Content, packFormOf } from './pack-form.ts'
import { symbolOf } from './symbol.ts'

export type PackDesignInput = {
  brand: { name: string; design: BrandDesign | null }
  /** In English, if there is an English name. */
  productName: string
  deliveryFormSlug: string | null
  categoryRange: Range
  content: Content | null
  /** The product's own overrides. */
  override: Partial<PackDesign> | null
}

const irregular: Partial<Record<ContentUnit, string>> = { gummy: 'gummies' }

function counted(amount: number, unit: ContentUnit): { figure: string; word: string } {
  if (unit === 'g' && amount >= 1000) return { figure: String(amount / 1000), word: 'kg' }
  if (unit === 'ml' && amount >= 1000) return { figure: String(amount / 1000), word: 'l' }
  if (unit === 'g' || unit === 'ml') return { figure: String(amount), word: unit }
  return { figure: String(amount), word: amount === 1 ? unit : (irregular[unit] ?? `${unit}s`) }
}

/** Everything shown on a product's pack, derived from its data. */
export function packDesignOf(input: PackDesignInput): PackDesign {
  const { brand, productName, deliveryFormSlug, categoryRange, content, override } = input
  const style = houseStyle(brand)
  const contents = content ? counted(content.amount, content.unit) : { figure: '', word: '' }
  const billions = billionsOf(productName)
  return {
    ...style,
    ...botanicalName(productName, categoryRange),
    brand: brand.name,
    form: packFormOf({ deliveryFormSlug, content, layout: style.layout, productName }),
    range: categoryRange,
    lines: nameLines(productName, brand.name),
    dose: doseOf(productName),
    count: `${contents.figure} ${contents.word}`.trim(),
    symbol: symbolOf(productName),
    figure: billions ?? contents.figure,
    figureUnit: billions ? 'billion' : contents.word,
    number: numberOf(productName) ?? String(1 + (fingerprint(productName) % 60)),
    ...override,
  }
}
