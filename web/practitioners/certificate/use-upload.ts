import { useEffect, useReducer, useRef } from 'react'
import { practitionerPaths } from '#contract/account-paths.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { refreshAccountData } from '#web/platform/session/account-data.ts'
import { accessToken } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { sendFile } from './send-file.ts'
import { nextUpload, type Upload, type UploadEvent } from './upload.ts'

export type Uploading = {
  upload: Upload
  choose(file: File): void
  send(): void
  cancel(): void
  startOver(): void
}

export function useUpload(): Uploading {
  const { language } = useShop()
  const [upload, dispatch] = useReducer<Upload, [UploadEvent]>(nextUpload, { step: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send() {
    if (upload.step !== 'chosen' && upload.step !== 'failed') return
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    dispatch({ type: 'send' })
    try {
      await sendFile(practitionerPaths.certificates, upload.file, {
        token: await accessToken(),
        language,
        signal: stop.signal,
        onProgress: (share) => dispatch({ type: 'progress', share }),
      })
      dispatch({ type: 'arrive' })
      void refreshAccountData('/v2/account/practitioners')
    } catch (error) {
      if (!stop.signal.aborted) dispatch({ type: 'fail', ...failureOf(error) })
    } finally {
      if (running.current === stop) running.current = undefined
    }
  }

  return {
    upload,
    choose: (file) => dispatch({ type: 'choose', file }),
    send: () => void send(),
    cancel() {
      running.current?.abort()
      running.current = undefined
      dispatch({ type: 'cancel' })
    },
    startOver: () => dispatch({ type: 'start-over' }),
  }
}

/** What was refused for what it is will be refused again. */
const aboutTheFile = [400, 413, 415]

function failureOf(error: unknown) {
  if (!(error instanceof FetchError)) return { again: true }
  return { message: error.body?.message, again: !aboutTheFile.includes(error.status) }
}
