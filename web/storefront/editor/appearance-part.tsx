import { storeTypes } from '#domain/storefront/sections.ts'
import { contrast, contrastMinimum, paletteOf, themes } from '#domain/storefront/themes.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { useEditing } from './editor-context.ts'
import { ThemeTiles } from './theme-tiles.tsx'

/** Theme, colour and type of the page. */
export function AppearancePart() {
  const { t, language } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { theme, accent, type } = content
  const palette = paletteOf(theme, accent)
  const ratio = contrast(palette.onAccent, palette.accent)
  return (
    <section className="grid gap-4 border-b border-line-2 px-4 pt-4 pb-5" aria-labelledby="editor-look">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="editor-look" className="font-sans text-[16px]/6 font-bold tracking-normal">
          {t('editor.look')}
        </h2>
        <p className="text-small text-ink-3" role="status">
          {t(ratio >= contrastMinimum ? 'editor.contrast-good' : 'editor.contrast', {
            ratio: formatNumber(Math.round(ratio * 10) / 10, language),
          })}
        </p>
      </div>
      <ThemeTiles
        theme={theme}
        onChoose={(key) => editor.change((now) => ({ ...now, theme: key, accent: null }))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex items-center gap-2.5 text-label font-semibold">
          <input
            type="color"
            className="size-11 cursor-pointer rounded-control border border-field bg-surface p-1"
            value={accent ?? themes[theme].accent}
            onChange={({ target }) =>
              editor.change((now) => ({ ...now, accent: target.value.toLowerCase() }), 'accent')
            }
          />
          {t('editor.own-colour')}
        </label>
        {accent && (
          <button
            type="button"
            className="link min-h-8 text-small"
            onClick={() => editor.change((now) => ({ ...now, accent: null }))}
          >
            {t('editor.theme-colour')}
          </button>
        )}
      </div>
      <SegmentedField
        legend={t('editor.type')}
        options={storeTypes.map((value) => ({ value, label: t(`editor.types.${value}`) }))}
        value={type}
        onChoose={(chosen) => editor.change((now) => ({ ...now, type: chosen }))}
      />
    </section>
  )
}
