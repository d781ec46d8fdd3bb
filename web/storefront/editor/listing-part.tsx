import { discountRates } from '#domain/clients/discounts.ts'
import { languageNames, languageOf, languages } from '#domain/languages.ts'
import { storeTextMaximum as most } from '#domain/storefront/limits.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { withFields } from './content.ts'
import { useEditing } from './editor-context.ts'
import { WrittenField } from './text-fields.tsx'

/** How the practice is found in the directory. */
export function ListingPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { listing, language } = content
  const checks = [
    { key: 'is_listed', label: 'editor.listed' },
    { key: 'is_in_person', label: 'editor.in-person' },
    { key: 'is_online', label: 'editor.online' },
  ] as const
  return (
    <>
      {checks.map(({ key, label }) => (
        <CheckField
          key={key}
          label={t(label)}
          checked={listing[key]}
          onChange={({ target }) => editor.change(withFields('listing', { [key]: target.checked }))}
        />
      ))}
      <WrittenField
        field="listing.place"
        label={t('editor.place')}
        value={listing.place}
        maximum={most.place}
        hint={t('editor.place-hint')}
        onChange={(place) => editor.change(withFields('listing', { place }), 'listing.place')}
      />
      <SelectField
        label={t('editor.language')}
        placeholder={t('editor.choose')}
        hint={t('editor.language-hint')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={({ target }) =>
          editor.change((now) => ({ ...now, language: languageOf(target.value) ?? now.language }))
        }
      />
    </>
  )
}

/** For those who become a client on the page. */
export function DiscountPart() {
  const { t, language } = useTranslation('storefront')
  const { editor, content } = useEditing()
  return (
    <>
      <SegmentedField
        legend={t('editor.discount')}
        options={discountRates.map((rate) => ({ value: rate, label: percentText(rate, language) }))}
        value={content.welcome_discount}
        onChoose={(rate) => editor.change((now) => ({ ...now, welcome_discount: rate }))}
      />
      <p className="text-small text-ink-2">{t('editor.discount-hint')}</p>
    </>
  )
}
