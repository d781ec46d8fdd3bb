import { useEffect, useState } from 'react'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { browserStorage } from '#web/platform/storage.ts'
import { Utilities } from '#web/ui/utilities/utilities.tsx'
import { fetchCountry, watchCountry } from './country.ts'
import { dismissNotice, isNoticeFor, isQuiet, waitForCountry } from './notice-rules.ts'

export default function NoticeSheet({ otherStoreUrl }: { otherStoreUrl: string }) {
  const { t, language } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  const storage = browserStorage('localStorage')

  useEffect(() => {
    if (!storage) return
    let isGone = false
    const stop = watchCountry(storage, () => fetchCountry(language))
    void waitForCountry(storage, Date.now).then((country) => {
      if (!isGone && isNoticeFor(country) && !isQuiet(storage, Date.now())) setOpen(true)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [storage, language])

  if (!isOpen || !storage) return null
  return (
    <section
      aria-label={t('regional-notice.title')}
      className="rounded-dialog border border-line bg-surface p-5 shadow-3"
    >
      <Utilities of="shopping" />
      <h2 className="text-h3 font-medium">{t('regional-notice.title')}</h2>
      <p className="mt-2 text-ink-2">{t('regional-notice.text')}</p>
      <div className="mt-4 flex justify-end gap-3">
        <button
          type="button"
          className="btn btn-plain btn-dense"
          onClick={() => {
            dismissNotice(storage, Date.now())
            setOpen(false)
            // Its buttons are gone.
            document.getElementById('content')?.focus({ preventScroll: true })
          }}
        >
          {t('regional-notice.no')}
        </button>
        <a href={otherStoreUrl} className="btn btn-primary btn-dense">
          {t('regional-notice.yes')}
        </a>
      </div>
    </section>
  )
}
