import type { Toast } from './toast-rules.ts'

const look =
  'pointer-events-auto flex min-h-13 animate-[toast-enter_200ms_var(--ease-enter)] items-center gap-3 rounded-dialog border border-line bg-surface px-4 py-1 shadow-3'

/** Classes of a toast; its icon has the colour of its kind. */
export const toastLooks: Readonly<Record<Toast['kind'], string>> = {
  success: `${look} [&>.icon]:text-leaf`,
  error: `${look} [&>.icon]:text-madder`,
  warning: `${look} [&>.icon]:text-amber`,
  info: `${look} [&>.icon]:text-slate`,
}
