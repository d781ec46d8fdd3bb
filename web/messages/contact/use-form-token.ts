import { useCallback, useEffect, useRef } from 'react'
import { messagePaths } from '#contract/message-paths.ts'
import type { ContactForm } from '#contract/messages.ts'
import type { Language } from '#domain/languages.ts'
import { longestFormMs, shortestFormMs } from '#domain/messages/contact-form.ts'
import { callApi } from '../../platform/call-api.ts'

/** The answer may have taken a moment to arrive, and clocks are not exact. */
const marginMs = 200

/** When the form was opened, signed by the shop; fetched by the browser, since the page is the same for everybody. */
export function useFormToken(language: Language) {
  const opened = useRef<{ token: string; at: number }>(undefined)

  const open = useCallback(async () => {
    const { token } = await callApi<ContactForm>(messagePaths.form, { language })
    opened.current = { token, at: Date.now() }
    return opened.current
  }, [language])

  useEffect(() => {
    // If this fails, it is tried again when the form is sent.
    void open().catch(() => undefined)
  }, [open])

  /** Waits where somebody is faster than the shop expects of a person. */
  async function tokenNow(): Promise<string> {
    const known = opened.current
    const { token, at } = known && Date.now() - known.at < longestFormMs ? known : await open()
    const early = shortestFormMs + marginMs - (Date.now() - at)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    return token
  }
  /** After a refusal, the next attempt has a new one. */
  function forget(): void {
    opened.current = undefined
  }
  return { tokenNow, forget }
}
