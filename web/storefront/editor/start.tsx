import { useState } from 'react'
import type { Store } from '#contract/storefront.ts'
import { type StoreType, storeTypes } from '#domain/storefront/sections.ts'
import type { ThemeKey } from '#domain/storefront/themes.ts'
import { BackLink } from '../../platform/back-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAction } from '../../platform/use-action.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { createPage } from './create-page.ts'
import { ThemeTiles } from './theme-tiles.tsx'

/** Before there is a page: whose it is, and how it looks. Both can be changed later. */
export function StartScreen({ onCreated }: { onCreated(store: Store): void }) {
  const { t } = useTranslation('storefront')
  const [type, setType] = useState<StoreType>('personal')
  const [theme, setTheme] = useState<ThemeKey>('linden')
  const { isBusy, problem, run } = useAction()

  const create = () => run(async () => onCreated(await createPage({ type, theme })))

  return (
    <div className="mx-auto w-full max-w-160 px-4 py-8 md:py-14">
      <BackLink to="/account/practitioner">{t('editor.back')}</BackLink>
      <h1 className="mt-3 text-h1-narrow md:text-h1">{t('editor.start-title')}</h1>
      <p className="mt-3 max-w-[56ch] text-ink-2">{t('editor.start-text')}</p>
      <form
        className="mt-7 grid gap-7"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void create()
        }}
      >
        <fieldset>
          <legend className="mb-2.5 text-h3 font-medium">{t('editor.type')}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {storeTypes.map((key) => (
              <label
                key={key}
                className="flex cursor-pointer items-start gap-3 rounded-card border border-line-2 bg-surface p-4 has-checked:border-bottle has-checked:bg-tint"
              >
                <input
                  type="radio"
                  name="type"
                  className="mt-1 size-4.5 flex-none accent-bottle"
                  checked={type === key}
                  onChange={() => setType(key)}
                />
                <span>
                  <b className="block font-semibold">{t(`editor.types.${key}`)}</b>
                  <span className="text-small text-ink-2">{t(`editor.type-texts.${key}`)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <h2 className="mb-2.5 text-h3 font-medium">{t('editor.look')}</h2>
          <ThemeTiles theme={theme} onChoose={setTheme} />
        </div>
        <FormProblem>{problem}</FormProblem>
        <SubmitButton busy={isBusy} className="btn-primary btn-lead justify-self-start">
          {t('editor.create')}
        </SubmitButton>
      </form>
    </div>
  )
}
