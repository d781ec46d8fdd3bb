import type { CountedIngredient } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { formatNumber, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type IngredientsCall, useFoundIngredients } from './use-found-ingredients.ts'

type FoundIngredientsProps = {
  call: IngredientsCall | undefined
  text: string
  choice: FilterChoice
  onChoose(ingredient: CountedIngredient): void
}

/** The ingredients named like what was typed, each with the number of products it would give. */
export default function FoundIngredients({ call, text, choice, onChoose }: FoundIngredientsProps) {
  const { t, language } = useTranslation('products')
  const { state, found, retry } = useFoundIngredients(call, text, choice)
  if (state === 'failed') {
    return (
      <p role="alert" className="text-small text-madder">
        {t('limits.ingredients-failed')}{' '}
        <button type="button" className="link" onClick={retry}>
          {t('filters.try-again')}
        </button>
      </p>
    )
  }
  const names = found.map(({ name }) => name)
  return (
    <>
      <p role="status" className={names.length > 0 ? 'visually-hidden' : 'text-small text-ink-3'}>
        {state === 'found' && (names.length > 0 ? listText(names, language) : t('limits.no-ingredient'))}
      </p>
      <ul className="mt-2.5">
        {found.map((ingredient) => (
          <li key={ingredient.id}>
            <button type="button" className="option w-full text-left" onClick={() => onChoose(ingredient)}>
              <span>{ingredient.name}</span>
              <span>{formatNumber(ingredient.count, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
