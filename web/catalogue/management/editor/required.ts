import type { AdminProduct, AdminVocabulary } from '#contract/admin-products.ts'
import { type MissingFact, missingFacts } from '#domain/catalogue/required-facts.ts'
import { draftOf, type ProductForm } from './product-form.ts'

/** What the product as typed still lacks, by the rule of the call that publishes it. */
export function missingIn(
  form: ProductForm,
  product: AdminProduct,
  vocabulary: AdminVocabulary,
): MissingFact[] {
  const draft = draftOf(form)
  const nutrients = new Map(vocabulary.ingredients.map(({ slug, nutrient }) => [slug, nutrient]))
  return missingFacts(
    {
      allergens: draft.allergens,
      operator: draft.operator,
      portionAmount: draft.portion_amount,
      portionUnit: draft.portion_unit,
      terms: draft.terms,
      warnings: draft.warnings,
      texts: Object.fromEntries(
        Object.entries(draft.texts).map(([language, { legal_name, ingredient_list, ...text }]) => [
          language,
          { ...text, legalName: legal_name, ingredientList: ingredient_list },
        ]),
      ),
      lines: draft.lines.map(({ nrv_percent, ...line }) => ({ ...line, nrvPercent: nrv_percent })),
      variants: draft.variants.map(({ sku, content_amount, content_unit }) => ({
        contentAmount: content_amount,
        contentUnit: content_unit,
        prices: product.variants.find((variant) => variant.sku === sku)?.prices ?? [],
      })),
    },
    (slug) => nutrients.get(slug) ?? null,
  )
}
