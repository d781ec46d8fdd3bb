import { useEffect, useReducer, useRef } from 'react'
import { practitionerPaths } from '#contract/account-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { Certificate, CertificateList } from '#contract/practitioners.ts'
import type { Problem } from '#contract/problem.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { changeAccountData, refreshAccountData } from '#web/platform/session/account-data.ts'
import { accessToken } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { nextUpload, type Upload, type UploadEvent, withUploaded } from './upload.ts'

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
      const uploaded = await sendFile(practitionerPaths.certificates, upload.file, {
        token: await accessToken(),
        language,
        signal: stop.signal,
        onProgress: (share) => dispatch({ type: 'progress', share }),
      })
      if (uploaded)
        await changeAccountData<CertificateList>(practitionerPaths.certificates, (known) =>
          withUploaded(known, uploaded),
        )
      dispatch({ type: 'arrive' })
      void refreshAccountData(practicePaths.all)
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

/** A file refused for its content will be refused again. */
const aboutTheFile = [400, 413, 415]

function failureOf(error: unknown) {
  if (!(error instanceof FetchError)) return { again: true }
  return { message: error.body?.message, again: !aboutTheFile.includes(error.status) }
}

type Sending = {
  token: string
  language: Language
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress(share: number): void
}

/** `fetch` does not report upload progress; this does. */
function sendFile(
  path: string,
  file: File,
  { token, language, signal, onProgress }: Sending,
): Promise<Certificate | undefined> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('file', file, file.name)
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('accept-language', languageTag(language).toLowerCase())
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () =>
      request.status < 300
        ? resolve(parsed<Certificate>(request.responseText))
        : reject(new FetchError(request.status, parsed<Problem>(request.responseText)))
    request.onerror = () => reject(new TypeError('The connection broke off'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function parsed<Answer>(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}
