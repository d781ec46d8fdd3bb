import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import styles from 'react-image-crop/dist/ReactCrop.css?url'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useTranslation } from '../i18n/translation-context.tsx'
import { cropPicture } from './crop-picture.ts'

type CropDialogProps = {
  file: File
  aspect: number | undefined
  onDone(picture: Blob): void
  onClose(): void
}

/** Chooses the part of a picture that is shown, by mouse, touch or arrow keys. */
export default function CropDialog({ file, aspect, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation('platform')
  const use = useRef<HTMLButtonElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [crop, setCrop] = useState<PercentCrop>()
  const [isUnreadable, setUnreadable] = useState(false)
  const url = useObjectUrl(file)

  async function finish() {
    if (!picture.current || !crop) return
    const cut = await cropPicture(picture.current, crop, file.type)
    // A picture that this browser cannot draw is left to the server.
    onDone(cut ?? file)
  }

  return (
    <Dialog title={t('crop.title')} text={t('crop.hint')} first={use} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="mt-4 flex max-h-[55vh] items-start justify-center overflow-auto bg-sunken p-2">
        {url && (
          <ReactCrop
            {...(crop && { crop })}
            {...(aspect && { aspect })}
            minWidth={40}
            keepSelection
            ruleOfThirds
            ariaLabels={{
              cropArea: t('crop.area'),
              nwDragHandle: t('crop.corner'),
              nDragHandle: t('crop.edge'),
              neDragHandle: t('crop.corner'),
              eDragHandle: t('crop.edge'),
              seDragHandle: t('crop.corner'),
              sDragHandle: t('crop.edge'),
              swDragHandle: t('crop.corner'),
              wDragHandle: t('crop.edge'),
            }}
            onChange={(_, percent) => setCrop(percent)}
          >
            <img
              ref={picture}
              src={url}
              alt=""
              className="max-h-[50vh]"
              onError={() => setUnreadable(true)}
              onLoad={({ currentTarget: { width, height } }) =>
                setCrop(aspect ? largestOf(aspect, width, height) : whole)
              }
            />
          </ReactCrop>
        )}
      </div>
      <FormProblem>{isUnreadable && t('problems:file-unreadable')}</FormProblem>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-plain" onClick={onClose}>
          {t('crop.cancel')}
        </button>
        <button
          ref={use}
          type="button"
          className="btn btn-primary"
          disabled={isUnreadable}
          onClick={() => void finish()}
        >
          {t('crop.use')}
        </button>
      </div>
    </Dialog>
  )
}

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

function largestOf(aspect: number, width: number, height: number): PercentCrop {
  const crop = makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height)
  return centerCrop(crop, width, height) as PercentCrop
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
