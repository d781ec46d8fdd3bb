import { same } from '#domain/same.ts'
import type { ProductRecord } from './record.ts'

/** Names of the fields that differ between two states of a product; texts as `name.fr`, variants as `stock`. */
export function changedFields(before: ProductRecord, after: ProductRecord): string[] {
  const fields = Object.keys(after) as (keyof ProductRecord)[]
  return fields.flatMap((field) => {
    if (same(before[field], after[field])) return []
    if (field === 'texts')
      return nestedChanges(before.texts, after.texts).map(([language, text]) => `${text}.${language}`)
    if (field === 'terms')
      return Object.keys(after.terms).filter(
        (group) => !same(at(before.terms, group), at(after.terms, group)),
      )
    if (field === 'variants') return variantChanges(before, after)
    return [field]
  })
}

function variantChanges(before: ProductRecord, after: ProductRecord): string[] {
  const bySku = (record: ProductRecord) =>
    Object.fromEntries(record.variants.map((variant) => [variant.sku, variant]))
  return [...new Set(nestedChanges(bySku(before), bySku(after)).map(([, field]) => field))]
}

function nestedChanges(before: object, after: object): [string, string][] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => {
    const [old, recent] = [at(before, key), at(after, key)]
    const members = [...new Set([...Object.keys(Object(old)), ...Object.keys(Object(recent))])]
    return members
      .filter((member) => !same(at(old, member), at(recent, member)))
      .map((member): [string, string] => [key, member])
  })
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}
