import { type DragEvent, useEffect, useState } from 'react'
import { certificateTypes } from '#domain/practitioners/certificates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** An area for dropping a file, with a button that opens the file dialog. */
export function DropZone({ onChoose, describedBy }: { onChoose(file: File): void; describedBy?: string }) {
  const { t } = useTranslation('onboarding')
  const [isOver, setOver] = useState(false)
  useStayOnPage()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible alternative to dropping
    <div
      className="flex flex-col items-center rounded-card border-[1.5px] border-dashed border-field bg-surface px-5 pt-9 pb-7 text-center data-over:border-bottle data-over:bg-tint"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="text-ink-3">
        <Icon name="upload" size={28} />
      </span>
      <p className="mt-3">{t('certificate.drop')}</p>
      <label className="btn btn-outline relative mt-3 has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {t('certificate.choose')}
        <input
          type="file"
          className="visually-hidden"
          accept={[...certificateTypes, '.pdf', '.jpg', '.jpeg', '.png'].join()}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p className="mt-3 text-small text-ink-3">{t('certificate.kinds')}</p>
    </div>
  )
}

/** A file dropped outside the zone would replace the page and lose its state. */
function useStayOnPage() {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])
}
