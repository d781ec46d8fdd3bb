import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { SuppliedProduct } from './supply-words.ts'
import { type SupplyView, supplyPhrase, supplyWords } from './supply-words.ts'

type SupplyTextProps = SupplyView & {
  product: SuppliedProduct
  /** Only "lasts about 60 days", within another sentence. */
  phrase?: boolean
}

/** "Lasts about 60 days, until 18 January. About 0,50 € a day." Nothing where the label does not tell. */
export function SupplyText({ product, phrase = false, ...view }: SupplyTextProps) {
  const words = useTranslation('plan')
  if (phrase) return supplyPhrase(words, product) ?? null
  const sentences = supplyWords(words, product, view)
  if (sentences.length === 0) return null
  return (
    <span className="supply-text">
      {sentences.reduce((before, sentence) => words.t('sentences', { before, sentence }))}
    </span>
  )
}
