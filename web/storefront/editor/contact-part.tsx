import { languages } from '#domain/languages.ts'
import { storeTextMaximum as most } from '#domain/storefront/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { languageName } from '../page/store-view.ts'
import { withFields } from './content.ts'
import { useEditing } from './editor-context.ts'
import { WrittenField } from './text-fields.tsx'

/** Spoken in Europe’s practices, besides those of the shop. */
const others = [
  'ar',
  'bg',
  'ca',
  'cs',
  'el',
  'et',
  'fi',
  'hr',
  'lt',
  'lv',
  'no',
  'pl',
  'ru',
  'sk',
  'sl',
  'sv',
]
const spoken = [...new Set([...languages.map((language) => language.slice(0, 2)), ...others, 'tr', 'uk'])]

const lines = [
  { key: 'appointment_url', label: 'editor.booking-link', maximum: most.link, type: 'url' },
  { key: 'email', label: 'editor.email', maximum: 254, type: 'email' },
  { key: 'phone', label: 'editor.phone', maximum: most.phone, type: 'tel' },
] as const

export function ContactPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { contact } = content
  const chosen = new Set(contact.languages)
  return (
    <>
      {lines.map(({ key, label, maximum, type }) => (
        <WrittenField
          key={key}
          field={`contact.${key}`}
          label={t(label)}
          type={type}
          value={contact[key]}
          maximum={maximum}
          hint={key === 'appointment_url' ? t('editor.booking-hint') : undefined}
          onChange={(text) => editor.change(withFields('contact', { [key]: text }), `contact.${key}`)}
        />
      ))}
      <WrittenField
        field="contact.address"
        label={t('editor.postal-address')}
        value={contact.address}
        maximum={most.address}
        rows={3}
        onChange={(text) => editor.change(withFields('contact', { address: text }), 'contact.address')}
      />
      <WrittenField
        field="contact.description"
        label={t('editor.directions')}
        value={contact.description}
        maximum={most.contact}
        isCounted
        rows={3}
        onChange={(text) =>
          editor.change(withFields('contact', { description: text }), 'contact.description')
        }
      />
      <fieldset>
        <legend className="mb-1 text-label font-semibold">{t('editor.spoken')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-3">
          {spoken.map((lang) => (
            <CheckField
              key={lang}
              isSmall
              label={<span lang={lang}>{languageName(lang)}</span>}
              checked={chosen.has(lang)}
              onChange={({ target }) =>
                editor.change(
                  withFields('contact', {
                    languages: target.checked
                      ? [...contact.languages, lang]
                      : contact.languages.filter((each) => each !== lang),
                  }),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
