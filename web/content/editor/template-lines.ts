import type { TemplateLine } from '#contract/content.ts'
import { protocolLinesMaximum, quantityMaximum } from '#domain/protocols/limits.ts'

export type LineChange = Partial<Omit<TemplateLine, 'product_variant_id'>>

/** At the end; a product that is there already gets one pack more. */
export function withProduct(lines: readonly TemplateLine[], variantId: number): TemplateLine[] {
  const present = lines.find((line) => line.product_variant_id === variantId)
  if (present)
    return withChange(lines, variantId, { quantity: Math.min(quantityMaximum, present.quantity + 1) })
  if (lines.length >= protocolLinesMaximum) return [...lines]
  return [...lines, { product_variant_id: variantId, quantity: 1, dose: null, notes: {} }]
}

export function withChange(
  lines: readonly TemplateLine[],
  variantId: number,
  change: LineChange,
): TemplateLine[] {
  return lines.map((line) => (line.product_variant_id === variantId ? { ...line, ...change } : line))
}

/** One place up or down. */
export function moved(lines: readonly TemplateLine[], variantId: number, by: 1 | -1): TemplateLine[] {
  const from = lines.findIndex((line) => line.product_variant_id === variantId)
  const [line, beside] = [lines[from], lines[from + by]]
  return line && beside ? lines.with(from, beside).with(from + by, line) : [...lines]
}
