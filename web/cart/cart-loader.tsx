import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react'
import { hasQueuedActions, onQueuedAction } from '../platform/buying.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useSession } from '../platform/session/session.ts'
import { toastStyles } from '../platform/toasts/toast-styles.ts'
import { hasVisitorData } from '../platform/visitor-data.ts'
import { Icon } from '../ui/icon.tsx'

type CartLoaderProps = { load(): Promise<{ default: ComponentType }> }

/** On every page. Loads the cart's code when the user has a cart or wishlist, or starts one. */
export function CartLoader({ load }: CartLoaderProps) {
  const { t } = useTranslation('shop')
  const { state } = useSession()
  const [Parts, setParts] = useState<ComponentType>()
  const [isMissing, setMissing] = useState(false)
  const wake = useCallback((): void => {
    load().then(
      ({ default: Loaded }) => {
        setParts(() => Loaded)
        setMissing(false)
      },
      () => setMissing(hasQueuedActions()),
    )
  }, [load])
  useEffect(() => onQueuedAction(wake), [wake])
  useEffect(() => {
    if (state === 'loggedin' || (state === 'loggedout' && hasVisitorData())) wake()
  }, [state, wake])
  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', wake)
    return () => removeEventListener('online', wake)
  }, [isMissing, wake])
  return (
    <>
      {isMissing && (
        <div role="alert" className="toasts no-print">
          <div className={toastStyles.error}>
            <Icon name="warning" size={20} />
            <p className="flex-1">{t('error.part-failed')}</p>
            <button type="button" className="link" onClick={wake}>
              {t('error.try-again')}
            </button>
          </div>
        </div>
      )}
      <Suspense>{Parts && <Parts />}</Suspense>
    </>
  )
}
