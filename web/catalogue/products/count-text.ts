import { formatNumber } from '../../platform/formats.ts'
import type { Words } from '../../platform/product-words.ts'

/** The number of products, above a list. */
export function countText(count: number, { t, language }: Words): string {
  return t('products:count', { count, formatted: formatNumber(count, language) })
}
