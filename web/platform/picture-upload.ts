import { useState } from 'react'
import type { ApiPath } from '#contract/calls.ts'
import { errorText } from './error-text.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { callAccount } from './session/session.ts'

/** What the shop takes. Files of other kinds are not cropped but sent as they are: the server says why it refuses them. */
export const uploadable = ['image/jpeg', 'image/png', 'image/webp']

/** Uploads one picture at a time, and keeps why it was refused. */
export function usePictureUpload(path: ApiPath, onUploaded: (image: string) => void) {
  const { t } = useTranslation('shop')
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(picture: Blob) {
    if (isSending) return
    setProblem(undefined)
    setSending(true)
    try {
      const form = new FormData()
      form.append('file', picture, 'picture')
      const { image } = await callAccount<{ image: string }>(path, { method: 'POST', form })
      onUploaded(image)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setSending(false)
    }
  }
  return { problem, isSending, send, forgetProblem: () => setProblem(undefined) }
}
