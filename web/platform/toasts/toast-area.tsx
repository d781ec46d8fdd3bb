import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '../store/create-store.ts'
import { toastStore } from './toast.ts'
import type { Toast } from './toast-rules.ts'

type Sheet = ComponentType<{ toast: Toast; closeLabel: string }>

/** The live region exists from the start, so that the first message is announced; the toasts load with it. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useStore(toastStore, ({ shown }) => shown)
  const Sheet = useSheet(toasts)
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions" className="toasts no-print">
      {Sheet && toasts.map((toast) => <Sheet key={toast.id} toast={toast} closeLabel={closeLabel} />)}
    </section>
  )
}

/** Every message is also shown in the page, so a failed import loses nothing; the next message retries it. */
function useSheet(toasts: readonly Toast[]): Sheet | undefined {
  const [Sheet, setSheet] = useState<Sheet>()
  useEffect(() => {
    if (Sheet || toasts.length === 0) return
    import('./toast-sheet.tsx').then(
      ({ default: Loaded }) => setSheet(() => Loaded),
      () => {},
    )
  }, [Sheet, toasts])
  return Sheet
}
