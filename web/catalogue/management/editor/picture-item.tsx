import type { ReactNode } from 'react'
import type { AdminPicture } from '#contract/admin-products.ts'
import { productImagePath } from '#contract/media.ts'
import { altMaximum } from '#domain/catalogue/text-limits.ts'
import { type Language, languageNames, languageTag } from '#domain/languages.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Input } from '../../../ui/form/control.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEditing } from './editing.ts'

type PictureItemProps = {
  picture: AdminPicture
  grip: ReactNode
  /** The product's main picture. */
  isFirst: boolean
  /** Of the alternative text. */
  language: Language
  onChange(picture: AdminPicture): void
  onRemove(): void
}

/** A picture; a photo has a text for those who cannot see it, in each language. */
export function PictureItem({ picture, grip, isFirst, language, onChange, onRemove }: PictureItemProps) {
  const { t } = useTranslation('admin-products')
  const { product } = useEditing()
  const { view, image, alt } = picture
  const name = t(`products:product.view.${view}`)
  const path =
    image === null
      ? product.pictures.find((saved) => saved.view === view)?.path
      : productImagePath(image, 250)
  return (
    <div className="py-2">
      <div className="flex items-center gap-2">
        {grip}
        <span className="size-16 flex-none overflow-hidden rounded-control bg-sunken">
          {path && <img src={path} width={64} height={64} className="size-full object-cover" alt="" />}
        </span>
        <span className="min-w-0 flex-1 text-small font-semibold">
          {name}
          {isFirst && (
            <Badge tone="good" className="ml-2">
              {t('pictures.main')}
            </Badge>
          )}
        </span>
        <button
          type="button"
          className="flex size-10 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      {image !== null && (
        <Input
          height={40}
          className="mt-2"
          lang={languageTag(language)}
          aria-label={t('in-language', { field: t('pictures.alt'), language: languageNames[language] })}
          placeholder={t('pictures.alt')}
          maxLength={altMaximum}
          value={alt[language] ?? ''}
          onChange={({ target }) => onChange({ ...picture, alt: { ...alt, [language]: target.value } })}
        />
      )}
    </div>
  )
}
