import { useId } from 'react'
import { type ThemeKey, themeKeys, themes } from '#domain/storefront/themes.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type ThemeTilesProps = { theme: ThemeKey; onChoose(theme: ThemeKey): void }

/** The themes, each drawn in its colours. */
export function ThemeTiles({ theme, onChoose }: ThemeTilesProps) {
  const { t } = useTranslation('storefront')
  const name = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{t('editor.theme')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(100px,1fr))] gap-2">
        {themeKeys.map((key) => {
          const { ground, accent, light } = themes[key]
          return (
            <label key={key} className="relative cursor-pointer text-center text-small">
              <input
                type="radio"
                name={name}
                className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={key === theme}
                onChange={() => onChoose(key)}
              />
              <span
                aria-hidden="true"
                className="flex h-11.5 items-end justify-center gap-1 rounded-control border border-line-2 px-4 peer-checked:outline-2 peer-checked:outline-bottle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-focus-visible:[box-shadow:0_0_0_6px_var(--color-verbena)]"
                style={{ background: ground }}
              >
                <span className="h-8.5 w-4.5 rounded-t-full" style={{ background: accent }} />
                <span className="h-6 w-3.5 rounded-t-full" style={{ background: light }} />
              </span>
              <span className="mt-1 block peer-checked:font-semibold">{t(`editor.themes.${key}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
