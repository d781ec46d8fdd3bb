import type { DragEvent } from 'react'
import { storeImagePath } from '#contract/media.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { usePictureInput } from '../../platform/crop/use-picture-input.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useEditing } from './editor-context.ts'

type PictureFieldProps = {
  /** For the preview, such as `header.image`. */
  place: string
  name: string
  image: string | null
  /** Width by height of its frame; any without one. */
  aspect?: number
  onChange(image: string | null): void
}

const inputOf = (group: HTMLElement) => group.querySelector('input')

/** A picture: chosen or dropped, cropped, uploaded, changed and removed. */
export function PictureField({ place, name, image, aspect, onChange }: PictureFieldProps) {
  const { t } = useTranslation('storefront')
  const { setPlace } = useEditing()
  // The button that removes the picture goes with it.
  const group = useFocusIfLost<HTMLDivElement>(inputOf)
  const { problem, isSending, choose, inputProps, cropDialog } = usePictureInput({
    path: storePaths.images,
    aspect,
    onUploaded: onChange,
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dropped on in every browser
    <div
      ref={group}
      role="group"
      aria-label={name}
      className="min-w-0"
      onFocus={() => setPlace(place)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className="mb-1.5 text-label font-semibold">{name}</p>
      <div className="flex h-26 items-end gap-1.5 overflow-hidden rounded-control border border-line-2 bg-sunken bg-contain bg-center bg-no-repeat p-2 [&:not(:has(img))]:border-dashed [&:not(:has(img))]:border-field relative">
        {image && (
          <img src={storeImagePath(image, 800)} alt="" className="absolute inset-0 size-full object-cover" />
        )}
        <label className="btn btn-plain btn-dense relative px-3 has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          {isSending && <Spinner />}
          {t(image ? 'editor.change-picture' : 'editor.choose-picture')}
          <input {...inputProps} />
        </label>
        {image && (
          <button
            type="button"
            className="btn btn-plain btn-dense relative w-9 px-0"
            aria-label={t('editor.remove', { name })}
            onClick={() => onChange(null)}
          >
            <Icon name="trash" size={17} />
          </button>
        )}
      </div>
      {problem && <FieldError role="alert">{problem}</FieldError>}
      {cropDialog}
    </div>
  )
}
