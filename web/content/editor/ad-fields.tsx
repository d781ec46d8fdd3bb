import type { ChangeEvent } from 'react'
import type { AdSettings } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { contentImagePath } from '#contract/media.ts'
import { adAudiences, adTypes } from '#domain/content/ads.ts'
import { regions } from '#domain/regions.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { uploadable, usePictureUpload } from '#web/platform/picture-upload.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusIfLost } from '#web/ui/use-focus-if-lost.ts'

type AdFieldsProps = {
  ad: AdSettings
  errors: Readonly<Record<string, string[]>>
  onChange(part: Partial<AdSettings>): void
}

/** Where an ad is shown, to whom, and what it leads to: the same in all languages. */
export function AdFields({ ad, errors, onChange }: AdFieldsProps) {
  const { t } = useTranslation('content')
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        label={t('ad.place')}
        placeholder={t('ad.place')}
        options={(['products', 'home'] as const).map((place) => ({
          value: adTypes[place],
          label: t(`ad.places.${place}`),
        }))}
        value={ad.ad_type}
        onChange={({ target }) => onChange({ ad_type: Number(target.value) as AdSettings['ad_type'] })}
      />
      <SelectField
        label={t('ad.audience')}
        placeholder={t('ad.audience')}
        hint={t('ad.audience-hint')}
        options={adAudiences.map((value) => ({ value, label: t(`ad.audiences.${value}`) }))}
        value={ad.audience}
        onChange={({ target }) => onChange({ audience: target.value as AdSettings['audience'] })}
      />
      <TextField
        label={t('ad.link')}
        hint={t('ad.link-hint')}
        error={errors['content.ad.link']?.[0]}
        value={ad.link}
        maxLength={500}
        onChange={({ target }) => onChange({ link: target.value })}
      />
      <fieldset>
        <legend className="mb-1.5 text-label font-semibold">{t('ad.regions')}</legend>
        {regions.map((region) => (
          <CheckField
            key={region}
            label={t(`admin:region.${region}`)}
            checked={ad.regions.includes(region)}
            // At least one stays: an ad without regions would never be shown.
            disabled={ad.regions.length === 1 && ad.regions[0] === region}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              onChange({
                regions: regions.filter((each) =>
                  each === region ? target.checked : ad.regions.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <AdPicture image={ad.image} onChange={(image) => onChange({ image })} />
    </div>
  )
}

type AdPictureProps = { image: string | null; onChange(image: string | null): void }

function AdPicture({ image, onChange }: AdPictureProps) {
  const { t } = useTranslation('content')
  // The button that removes the picture goes with it.
  const group = useFocusIfLost<HTMLDivElement>(inputOf)
  const { problem, isSending, send } = usePictureUpload(contentPaths.images, onChange)

  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of a fieldset would be announced with its buttons
    <div ref={group} role="group" aria-label={t('ad.picture')} className="min-w-0">
      <p className="mb-1.5 text-label font-semibold">{t('ad.picture')}</p>
      <div className="relative flex h-40 items-end gap-1.5 overflow-hidden rounded-control border border-line-2 bg-sunken p-2 md:max-w-90">
        {image && (
          <img
            src={contentImagePath(image, 800)}
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <label className="btn btn-plain btn-dense relative px-3 has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          {isSending && <Spinner />}
          {t(image ? 'ad.change-picture' : 'ad.choose-picture')}
          <input
            type="file"
            className="visually-hidden"
            accept={uploadable.join()}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) void send(file)
              // Lets the same file be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        {image && (
          <button
            type="button"
            className="btn btn-plain btn-dense relative w-9 px-0"
            aria-label={t('ad.remove-picture')}
            onClick={() => onChange(null)}
          >
            <Icon name="trash" size={17} />
          </button>
        )}
      </div>
      {problem ? (
        <FieldError role="alert">{problem}</FieldError>
      ) : (
        <p className="mt-1.5 text-[13px]/4.5 text-ink-3">{t('ad.picture-hint')}</p>
      )}
    </div>
  )
}

const inputOf = (group: HTMLElement) => group.querySelector('input')
