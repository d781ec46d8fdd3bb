import type { Problem } from '#contract/problem.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { FetchError } from '#web/platform/call-api.ts'

type Sending = {
  token: string
  language: Language
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress(share: number): void
}

/** `fetch` does not tell how much of a body has left; this does. */
export function sendFile(
  path: string,
  file: File,
  { token, language, signal, onProgress }: Sending,
): Promise<void> {
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
      request.status < 300 ? resolve() : reject(new FetchError(request.status, parsed(request.responseText)))
    request.onerror = () => reject(new TypeError('The connection broke off'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function parsed(text: string): Problem | undefined {
  try {
    return JSON.parse(text) as Problem
  } catch {
    return undefined
  }
}
