import { useEffect, useId, useRef, useState } from 'react'
import { fullDate } from '#web/platform/dates.ts'
import { errorText } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { createLatestCall } from '#web/platform/latest-call.ts'
import { ShopLink } from '#web/platform/links.tsx'
import { followUser, type UserOrVisitor } from '#web/platform/session/follow-user.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { Utilities } from '#web/ui/utilities/utilities.tsx'
import { findChoice, type KeptChoice, makeChoice, shopCalls } from './choice.ts'

type ConsentSheetProps = {
  version: number
  /** How often the reader has opened it from the footer. */
  requests: number
}

/** Asks once; opened from the footer, it also says what was chosen, and can be closed without a choice. */
export default function ConsentSheet({ version, requests }: ConsentSheetProps) {
  const { t, language } = useTranslation('marketing')
  const title = useId()
  const sheet = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const [person, setPerson] = useState<UserOrVisitor>()
  const [chosen, setChosen] = useState<KeptChoice>()
  const [isAsked, setAsked] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isOpen = person !== undefined && (isAsked || isRequested)

  useEffect(() => {
    const calls = createLatestCall()
    const stop = followUser((next) => {
      // The answer for somebody who has logged out meanwhile is not about the one who is here now.
      const call = calls.begin()
      const arrive = (found: KeptChoice | undefined, isUnanswered: boolean) => {
        if (call.aborted) return
        setPerson(next)
        setChosen(found)
        setAsked(isUnanswered)
      }
      void findChoice(next, version, shopCalls(language)).then(
        (found) => arrive(found, !found),
        // A user whose choice cannot be loaded may have answered.
        () => arrive(undefined, false),
      )
    })
    return () => {
      calls.stop()
      stop()
    }
  }, [version, language])

  useEffect(() => {
    if (requests === 0) return
    opener.current = document.activeElement
    setRequested(true)
  }, [requests])

  useEffect(() => {
    if (isOpen && isRequested) sheet.current?.focus()
  }, [isOpen, isRequested])

  // What has the focus must not lie under the sheet.
  useEffect(() => {
    if (!isOpen) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = `${(sheet.current?.offsetHeight ?? 0) + 32}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [isOpen])

  function close() {
    const hasFocus = sheet.current?.contains(document.activeElement)
    setAsked(false)
    setRequested(false)
    setProblem(undefined)
    if (!hasFocus) return
    const next = opener.current?.isConnected ? opener.current : document.getElementById('content')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  async function choose(isGranted: boolean) {
    if (saving || person === undefined) return
    setSaving(true)
    setProblem(undefined)
    try {
      setChosen(await makeChoice(person, version, isGranted, shopCalls(language)))
      toast('success', t('saved'))
      close()
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setSaving(false)
    }
  }

  if (!isOpen) return null
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby={title}
      onKeyDown={({ key }) => key === 'Escape' && isRequested && close()}
      className="rounded-dialog border border-line bg-surface p-5 shadow-3"
    >
      <Utilities of="shopping" />
      <h2 id={title} className="text-h3 font-medium">
        {t('title')}
      </h2>
      <p className="mt-2 text-ink-2">
        {t('text')}{' '}
        <ShopLink to="/privacy" className="underline">
          {t('more')}
        </ShopLink>
      </p>
      {chosen && (
        <p className="mt-2 font-medium">
          {t(chosen.isGranted ? 'agreed' : 'refused', { date: fullDate(chosen.chosenAt, language) })}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-label text-madder">
          {problem}
        </p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={saving}
          onClick={() => void choose(false)}
        >
          {t('refuse')}
        </button>
        <button
          type="button"
          className="btn btn-plain"
          aria-disabled={saving}
          onClick={() => void choose(true)}
        >
          {t('agree')}
        </button>
      </div>
      {isRequested && (
        <button type="button" className="mt-3 block w-full py-1 underline" onClick={close}>
          {t('close')}
        </button>
      )}
    </section>
  )
}
