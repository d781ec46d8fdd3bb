import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminPicture } from '#contract/admin-products.ts'
import { picturesMaximum } from '#domain/catalogue/text-limits.ts'
import { fallbackLanguage, type Language, languageNames, languages } from '#domain/languages.ts'
import { usePictureInput } from '../../../platform/crop/use-picture-input.tsx'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../../platform/sortable.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Spinner } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Choice } from '../../../ui/toolbar.tsx'
import { useEditing, useFieldProblem } from './editing.ts'
import { PictureItem } from './picture-item.tsx'

/** Of every picture in the shop: width by height. */
const aspect = 1 / 1.04
const drawn = ['pack', 'label', 'dose'] as const
/** Of a picture in the form: a photo by its id, a drawing by what it shows. */
const pictureKey = ({ view, image }: AdminPicture) => image ?? view

/** Drawn pictures and uploaded photos in their order; the first is shown in lists. */
export function PictureCard() {
  const { t } = useTranslation('admin-products')
  const { product, form, change } = useEditing()
  const fieldProblem = useFieldProblem()
  const [language, setLanguage] = useState<Language>(fallbackLanguage)
  const { pictures } = form
  const keys = pictures.map(pictureKey)
  const set = (next: AdminPicture[]) => change({ pictures: next })
  const { problem, isSending, inputProps, cropDialog } = usePictureInput({
    path: adminProductPaths.images(product.id),
    aspect,
    onUploaded: (image) =>
      change((now) => ({ pictures: [{ view: 'photo', image, alt: {} }, ...now.pictures] })),
  })
  const missing = drawn.filter((view) => !pictures.some((picture) => picture.view === view))

  function move(key: string, to: string) {
    const moved = pictures[keys.indexOf(key)]!
    const rest = pictures.filter((picture) => picture !== moved)
    set(rest.toSpliced(keys.indexOf(to), 0, moved))
  }

  return (
    <Card title={t('cards.pictures')}>
      <SortableList ids={keys} className="mt-2 grid" onMove={move}>
        {pictures.map((picture, at) => (
          <SortableItem
            key={pictureKey(picture)}
            id={pictureKey(picture)}
            name={t('pictures.numbered', { name: t(`products:product.view.${picture.view}`), place: at + 1 })}
            className="border-b border-line bg-surface"
          >
            {(grip) => (
              <PictureItem
                picture={picture}
                grip={grip}
                isFirst={at === 0}
                language={language}
                onChange={(changed) => set(pictures.map((each) => (each === picture ? changed : each)))}
                onRemove={() => set(pictures.filter((each) => each !== picture))}
              />
            )}
          </SortableItem>
        ))}
      </SortableList>
      {pictures.some(({ view }) => view === 'photo') && (
        <Choice
          dense
          className="mt-3"
          label={t('pictures.language')}
          value={language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={(chosen) => setLanguage(languages.find((each) => each === chosen) ?? language)}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {pictures.length < picturesMaximum && (
          <label className="btn btn-plain btn-dense has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
            {isSending ? <Spinner /> : <Icon name="upload" size={16} />}
            {t('pictures.photo')}
            <input {...inputProps} />
          </label>
        )}
        {missing.map((view) => (
          <button
            key={view}
            type="button"
            className="btn btn-plain btn-dense"
            onClick={() => set([...pictures, { view, image: null, alt: {} }])}
          >
            <Icon name="edit" size={16} />
            {t('pictures.drawing', { name: t(`products:product.view.${view}`) })}
          </button>
        ))}
      </div>
      {(problem ?? fieldProblem('pictures')) && (
        <FieldError role="alert">{problem ?? fieldProblem('pictures')}</FieldError>
      )}
      <p className="mt-2 text-[13px] text-ink-3">{t('pictures.drawn')}</p>
      {cropDialog}
    </Card>
  )
}
