import type { AdminProduct, AdminProductDraft, AdminProductTexts } from '#contract/admin-products.ts'
import { barcodeOf } from '#domain/catalogue/barcode.ts'
import type { AmountUnit, ContentUnit } from '#domain/catalogue/vocabulary.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { type Language, languages } from '#domain/languages.ts'
import { isSame } from '../../../platform/is-same.ts'
import { isObject } from '../../../platform/typed-since.ts'

export type TypedLine = {
  /** For React only. */
  key: number
  ingredient: string | null
  name: string
  form: string
  amount: string
  unit: AmountUnit | ''
  nrv: string
}
export type TypedVariant = {
  key: number
  /** A saved variant keeps its SKU, which orders name. */
  isSaved: boolean
  sku: string
  barcode: string
  content_amount: string
  content_unit: ContentUnit | ''
  weight_grams: string
}
type Kept = Pick<
  AdminProductDraft,
  'allergens' | 'brand' | 'operator' | 'pictures' | 'practitioner_only' | 'terms' | 'warnings'
>
/** A product as typed: numbers as texts, and a text in every language. */
export type ProductForm = Kept & {
  portion_amount: string
  portion_unit: ContentUnit | ''
  portions_per_pack: string
  country_of_origin: string
  texts: Record<Language, AdminProductTexts>
  lines: TypedLine[]
  variants: TypedVariant[]
}

const emptyTexts: AdminProductTexts = {
  name: '',
  legal_name: '',
  description: '',
  usage: '',
  ingredient_list: '',
  warning: '',
}
export const textFields = Object.keys(emptyTexts) as (keyof AdminProductTexts)[]

const typed = (number: number | null) => (number === null ? '' : String(number))

export function formOf(product: AdminProduct): ProductForm {
  return {
    brand: product.brand,
    practitioner_only: product.practitioner_only,
    portion_amount: typed(product.portion_amount),
    portion_unit: product.portion_unit ?? '',
    portions_per_pack: typed(product.portions_per_pack),
    allergens: product.allergens,
    warnings: product.warnings,
    country_of_origin: product.country_of_origin ?? '',
    operator: product.operator,
    texts: Object.fromEntries(
      languages.map((language) => [language, { ...emptyTexts, ...product.texts[language] }]),
    ) as ProductForm['texts'],
    terms: product.terms,
    pictures: product.pictures.map(({ path: _, ...picture }) => picture),
    lines: product.lines.map(({ form, amount, unit, nrv_percent, ...line }, key) => ({
      ...line,
      key,
      form: form ?? '',
      amount: typed(amount),
      unit: unit ?? '',
      nrv: typed(nrv_percent),
    })),
    variants: product.variants.map((variant, key) => ({
      key,
      isSaved: true,
      sku: variant.sku,
      barcode: variant.barcode ?? '',
      content_amount: typed(variant.content_amount),
      content_unit: variant.content_unit ?? '',
      weight_grams: typed(variant.weight_grams),
    })),
  }
}

/** A number as typed, with a comma or a point; null if empty, NaN if it is none. */
export function numberIn(text: string): number | null {
  const bare = text.trim().replace(',', '.')
  if (bare === '') return null
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : Number.NaN
}

/** Problems by field, named as in the API. */
export type FormProblems = Record<string, FieldProblem>

export function formProblems(form: ProductForm): FormProblems {
  const problems: FormProblems = {}
  const check = (field: string, problem: FieldProblem | false | undefined) => {
    if (problem) problems[field] = problem
  }
  const measure = (field: string, amount: string, unit: string) => {
    check(field, numberProblem(amount))
    check(field, (amount.trim() === '') !== (unit === '') && 'required')
  }
  for (const language of languages) {
    const { name, ...rest } = form.texts[language]
    check(
      `texts.${language}.name`,
      !name.trim() && Object.values(rest).some((text) => text.trim()) && 'required',
    )
  }
  measure('portion_amount', form.portion_amount, form.portion_unit)
  check('portions_per_pack', numberProblem(form.portions_per_pack))
  for (const [at, line] of form.lines.entries()) {
    check(`lines.${at}.name`, !line.name.trim() && 'required')
    measure(`lines.${at}.amount`, line.amount, line.unit)
    check(`lines.${at}.nrv_percent`, numberProblem(line.nrv))
  }
  for (const [at, variant] of form.variants.entries()) {
    check(`variants.${at}.sku`, !variant.sku.trim() && 'required')
    check(`variants.${at}.barcode`, variant.barcode.trim() !== '' && !barcodeOf(variant.barcode) && 'invalid')
    measure(`variants.${at}.content_amount`, variant.content_amount, variant.content_unit)
    const weight = numberIn(variant.weight_grams)
    check(`variants.${at}.weight_grams`, weight !== null && !Number.isInteger(weight) && 'int')
  }
  return problems
}

const numberProblem = (text: string) => Number.isNaN(numberIn(text) ?? 0) && 'number'

/** Of a form without problems. */
export function draftOf(form: ProductForm): Omit<AdminProductDraft, 'revision'> {
  return {
    ...form,
    portion_amount: numberIn(form.portion_amount),
    portion_unit: form.portion_unit || null,
    portions_per_pack: numberIn(form.portions_per_pack),
    country_of_origin: form.country_of_origin || null,
    texts: Object.fromEntries(writtenLanguages(form).map((language) => [language, form.texts[language]])),
    lines: form.lines.map(({ ingredient, name, form: kind, amount, unit, nrv }) => ({
      ingredient,
      name: name.trim(),
      form: kind.trim() || null,
      amount: numberIn(amount),
      unit: unit || null,
      nrv_percent: numberIn(nrv),
    })),
    variants: form.variants.map(({ sku, barcode, content_amount, content_unit, weight_grams }) => ({
      sku: sku.trim(),
      barcode: barcode.trim() || null,
      content_amount: numberIn(content_amount),
      content_unit: content_unit || null,
      weight_grams: numberIn(weight_grams),
    })),
  }
}

function writtenLanguages({ texts }: Pick<ProductForm, 'texts'>): Language[] {
  return languages.filter((language) => Object.values(texts[language]).some((text) => text.trim()))
}

/** How many values differ from what is saved; a list counts once. */
export function changesBetween(saved: unknown, now: unknown): number {
  if (isSame(saved, now)) return 0
  if (!isObject(saved) || !isObject(now)) return 1
  return Object.keys(now).reduce((sum, key) => sum + changesBetween(saved[key], now[key]), 0)
}
