import type { ReactNode } from 'react'

type SubmitButtonProps = { busy: boolean; disabled?: boolean; className?: string; children: ReactNode }

/** Keeps its label while submitting. */
export function SubmitButton({
  busy,
  disabled = false,
  className = 'btn-primary',
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`btn ${className}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function Spinner() {
  return (
    <svg
      className="flex-none animate-[turn_900ms_linear_infinite]"
      width="17"
      height="17"
      viewBox="0 0 17 17"
      aria-hidden="true"
    >
      <circle
        cx="8.5"
        cy="8.5"
        r="6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="29 12"
      />
    </svg>
  )
}
