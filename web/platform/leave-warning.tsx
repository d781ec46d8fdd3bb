import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

/** Asks for confirmation before leaving unsaved changes. */
export function LeaveWarning({ active }: { active: boolean }) {
  const { t } = useTranslation('platform')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadWarning(active)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      keepLabel={t('leave.keep')}
      confirmLabel={t('leave.confirm')}
      onKeep={blocker.reset}
      onConfirm={blocker.proceed}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  )
}

/** Lets the browser ask before the tab is closed or loads another document. */
export function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
