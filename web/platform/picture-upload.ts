import type { ApiPath } from '#contract/calls.ts'
import { callAccount } from './session/session.ts'
import { useAction } from './use-action.ts'

/** What the shop takes. Files of other kinds are not cropped but sent as they are: the server says why it refuses them. */
export const uploadable = ['image/jpeg', 'image/png', 'image/webp']

/** Uploads one picture at a time, and keeps why it was refused. */
export function usePictureUpload(path: ApiPath, onUploaded: (image: string) => void) {
  const { isBusy: isSending, problem, setProblem, run } = useAction()

  const send = (picture: Blob) =>
    run(async () => {
      const form = new FormData()
      form.append('file', picture, 'picture')
      const { image } = await callAccount<{ image: string }>(path, { method: 'POST', form })
      onUploaded(image)
    })

  return { problem, isSending, send, forgetProblem: () => setProblem(undefined) }
}
