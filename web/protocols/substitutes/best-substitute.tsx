import type { AttentionItem } from '#contract/attention.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ReplaceButton } from './replace-button.tsx'
import { changeWords, takenWords } from './substitute-words.ts'

type BestSubstituteProps = {
  item: Extract<AttentionItem, { kind: 'unavailable' }>
  /** Of the button. */
  text: string
}

/** The best substitute of a product that clients cannot buy, with the button that compares it with others, if any. */
export function BestSubstitute({ item, text }: BestSubstituteProps) {
  const words = useTranslation('substitutes')
  useTranslation('plan')
  useTranslation('products')
  const { t } = words
  const { product, product_variant_id: variantId, substitute } = item
  return (
    <>
      <p className="text-small text-ink-2">
        {substitute ? (
          <>
            {t('best', { product: substitute.name, brand: substitute.brand })}
            <span className="block">{takenWords(words, substitute.dose)}</span>
            {substitute.amounts.map((change) => (
              <span key={change.name} className="block">
                {changeWords(words, change)}
              </span>
            ))}
          </>
        ) : (
          t('none')
        )}
      </p>
      {substitute && <ReplaceButton product={{ name: product.name, variantId }} text={text} />}
    </>
  )
}
