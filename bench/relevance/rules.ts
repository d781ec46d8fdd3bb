import { saysAmount, saysForm, saysIngredient } from './printed.ts'

/** A product as in the shop's own tables, independent of the search. */
export type JudgedProduct = {
  slug: string
  brand: string
  /** In English, which every product has. */
  name: string
  /** `categories/zinc`, including parent terms. */
  terms: ReadonlySet<string>
  label: readonly Line[]
}

export type Line = {
  ingredient: string | null
  form: string | null
  amount: number | null
  unit: string | null
}

/** Whether a product would satisfy somebody who typed a query. */
export type Rule = (product: JudgedProduct) => boolean

const termGroups: Record<string, string> = {
  category: 'categories',
  goal: 'health_goals',
  delivery: 'delivery_form',
  suitable: 'suitable_for',
}

/**
 * `about:zinc form:picolinate daily:15mg | name:zinc`: every condition of a part must hold, and one part is enough.
 * `about` means in its name or in one of the first two label lines, `contains` in any line.
 */
export function readRule(text: string): Rule {
  const parts = text.split(' | ').map((part) => part.trim().split(' ').map(readCondition))
  return (product) => parts.some((conditions) => holdsFor(product, conditions))
}

type Condition = { key: string; value: string }

function readCondition(text: string): Condition {
  const [, key, value] = /^([a-z]+):(.+)$/.exec(text) ?? []
  if (!key || !value) throw new Error(`Not a condition: ${text}`)
  return { key, value }
}

function holdsFor(product: JudgedProduct, conditions: readonly Condition[]): boolean {
  const meant = conditions
    .filter(({ key }) => key === 'about' || key === 'contains')
    .map(({ value }) => value)
  const lines = product.label.filter(({ ingredient }) => ingredient !== null && meant.includes(ingredient))
  return conditions.every(({ key, value }) => {
    switch (key) {
      case 'about':
        return hasIngredient(product.label.slice(0, 2), value) || saysIngredient(product.name, value)
      case 'contains':
        return hasIngredient(product.label, value) || saysIngredient(product.name, value)
      case 'form':
        return lines.some(({ form }) => form === value) || saysForm(product.name, value)
      case 'daily':
        return value.split(',').some((amount) => gives(lines, amount) || saysAmount(product.name, amount))
      case 'brand':
        return product.brand === value
      case 'slug':
        return product.slug === value
      case 'name':
        return new RegExp(value, 'i').test(product.name)
      default:
        return product.terms.has(`${termGroup(key)}/${value}`)
    }
  })
}

function hasIngredient(lines: readonly Line[], slug: string): boolean {
  return lines.some(({ ingredient }) => ingredient === slug)
}

function gives(lines: readonly Line[], wanted: string): boolean {
  return lines.some(({ amount, unit }) => amount !== null && `${amount}${unit}` === wanted)
}

function termGroup(key: string): string {
  const group = termGroups[key]
  if (!group) throw new Error(`Not a condition: ${key}`)
  return group
}
