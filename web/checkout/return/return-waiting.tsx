import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Skeleton } from '../frame.tsx'
import { textStyle } from './outcome-title.tsx'

/** Shown at once, until the user and the state of the order are known. */
export function ReturnWaiting() {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy="true">
      <h1 className="mt-4.5 text-h1-narrow xl:text-h1">{t('return.title')}</h1>
      <p role="status" className={textStyle}>
        {t('return.looking')}
      </p>
      <span className="mt-7 grid gap-3.5" aria-hidden="true">
        <Skeleton className="h-13 w-[min(100%,460px)]" />
        <Skeleton className="h-30" />
        <Skeleton className="h-21 w-[min(100%,640px)]" />
      </span>
    </div>
  )
}
