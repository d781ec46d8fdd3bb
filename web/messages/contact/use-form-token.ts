import { useCallback, useEffect, useRef } from 'react'
import { messagePaths } from '#contract/message-paths.ts'
import type { ContactForm } from '#contract/messages.ts'
import type { Language } from '#domain/languages.ts'
import { longestFormMs, shortestFormMs } from '#domain/messages/contact-form.ts'
import { callApi } from '../../platform/call-api.ts'
import { isSame } from '../../platform/is-same.ts'

/** The answer may have taken a moment to arrive, and clocks are not exact. */
const marginMs = 200

/** A form as the shop opened it, and what it was sent with, which may or may not have arrived. */
type OpenForm = { token: string; at: number; sent?: unknown }

/** A form counts once: it repeats what it was sent with, and a changed text needs a new one. */
export function isFormFor(body: unknown, form: OpenForm | undefined, now: number): form is OpenForm {
  if (form === undefined || now - form.at >= longestFormMs) return false
  return form.sent === undefined || isSame(form.sent, body)
}

/** When the form was opened, signed by the shop; fetched by the browser, since the page is the same for everybody. */
export function useFormToken(language: Language) {
  const opened = useRef<OpenForm>(undefined)

  const open = useCallback(async (): Promise<OpenForm> => {
    const { token } = await callApi<ContactForm>(messagePaths.form, { language })
    return { token, at: Date.now() }
  }, [language])

  useEffect(() => {
    const keep = (form: OpenForm) => {
      // The message may have been sent in the meantime.
      opened.current ??= form
    }
    // If this fails, it is tried again when the form is sent.
    void open().then(keep, () => undefined)
  }, [open])

  /** Waits where somebody is faster than the shop expects of a person. */
  async function tokenFor(body: unknown): Promise<string> {
    const known = opened.current
    const form = isFormFor(body, known, Date.now()) ? known : await open()
    opened.current = { ...form, sent: body }
    const early = shortestFormMs + marginMs - (Date.now() - form.at)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    return form.token
  }
  /** After a refusal, the next attempt has a new one. */
  function forget(): void {
    opened.current = undefined
  }
  return { tokenFor, forget }
}
