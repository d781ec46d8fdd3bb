import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'
import type { Toast } from './toast-rules.ts'

// What it says stands in the page too, so a missing part must not take the page away.
const ToastSheet = lazy(() => import('./toast-sheet.tsx').catch(() => ({ default: () => <></> })))
const none: readonly Toast[] = []

/** The live region stands from the start, so that the first message is heard; its sheets load with it. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none)
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions" className="toasts no-print">
      <Suspense>
        {toasts.map((toast) => (
          <ToastSheet key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </section>
  )
}
