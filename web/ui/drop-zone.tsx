import { type DragEvent, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

type DropZoneProps = {
  labels: { drop: string; choose: string; kinds: string }
  /** As of a file input: media types and extensions. */
  accept: string
  describedBy?: string | undefined
  onChoose(file: File): void
}

/** An area for dropping a file, with a button that opens the file dialog. */
export function DropZone({ labels, accept, describedBy, onChoose }: DropZoneProps) {
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
      <p className="mt-3">{labels.drop}</p>
      <label className="btn btn-outline relative mt-3 has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        {labels.choose}
        <input
          type="file"
          className="visually-hidden"
          accept={accept}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onChoose(file)
            // Lets the same file be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p className="mt-3 text-small text-ink-3">{labels.kinds}</p>
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
