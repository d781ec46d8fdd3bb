import { lazy, Suspense, useState } from 'react'
import type { CountedIngredient } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { IngredientsCall } from './use-found-ingredients.ts'

const FoundIngredients = lazy(() =>
  import('./found-ingredients.tsx').catch(() => ({ default: IngredientsFailed })),
)

type IngredientSearchProps = {
  call: IngredientsCall | undefined
  choice: FilterChoice
  onChoose(ingredient: CountedIngredient): void
}

/** Finds ingredients that are not among the most frequent ones; with JavaScript only. */
export function IngredientSearch({ call, choice, onChoose }: IngredientSearchProps) {
  const { t } = useTranslation('products')
  const [text, setText] = useState('')
  return (
    <>
      <input
        type="search"
        className="mt-2.5 h-11 w-full rounded-control border border-field bg-surface px-3 text-label noscript:hidden"
        aria-label={t('limits.find-ingredient')}
        placeholder={t('limits.find-ingredient')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The button of the form applies the other fields.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Suspense>
        {text.trim() && (
          <FoundIngredients
            call={call}
            text={text.trim()}
            choice={choice}
            onChoose={(ingredient) => {
              setText('')
              onChoose(ingredient)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function IngredientsFailed() {
  const { t } = useTranslation('products')
  return (
    <p role="alert" className="text-small text-madder">
      {t('limits.ingredients-failed')}
    </p>
  )
}
