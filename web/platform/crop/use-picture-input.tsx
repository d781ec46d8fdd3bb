import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { uploadable, usePictureUpload } from '../picture-upload.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

type PictureInputOptions = {
  path: ApiPath
  /** Width by height of the picture's frame; any without one. */
  aspect?: number | undefined
  onUploaded(image: string): void
}

/** The properties of a picture's file input, and the dialog in which a chosen picture is cropped and then uploaded. */
export function usePictureInput({ path, aspect, onUploaded }: PictureInputOptions) {
  const field = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const { problem, isSending, send, forgetProblem } = usePictureUpload(path, onUploaded)

  function choose(chosen: File | undefined) {
    if (!chosen) return
    forgetProblem()
    if (uploadable.includes(chosen.type)) setFile(chosen)
    else void send(chosen)
  }

  const inputProps = {
    ref: field,
    type: 'file',
    className: 'visually-hidden',
    accept: [...uploadable, '.jpg', '.jpeg', '.png', '.webp'].join(),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      choose(currentTarget.files?.[0])
      // Lets the same file be chosen again.
      currentTarget.value = ''
    },
  }
  const cropDialog = file && (
    <Suspense>
      <CropDialog
        file={file}
        aspect={aspect}
        onDone={(picture) => {
          setFile(undefined)
          void send(picture)
        }}
        onClose={() => {
          setFile(undefined)
          field.current?.focus()
        }}
      />
    </Suspense>
  )
  return { problem, isSending, choose, inputProps, cropDialog }
}
