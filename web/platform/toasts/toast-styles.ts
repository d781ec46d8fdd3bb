import type { Toast } from './toast-rules.ts'

const style =
  'pointer-events-auto flex min-h-13 animate-[toast-enter_200ms_var(--ease-enter)] items-center gap-3 rounded-dialog border border-line bg-surface px-4 py-1 shadow-3'

/** Classes of a toast; its icon has the colour of its kind. */
export const toastStyles: Readonly<Record<Toast['kind'], string>> = {
  success: `${style} [&>.icon]:text-leaf`,
  error: `${style} [&>.icon]:text-madder`,
  warning: `${style} [&>.icon]:text-amber`,
  info: `${style} [&>.icon]:text-slate`,
}
