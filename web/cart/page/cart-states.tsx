import type { ReactNode } from 'react'

/** The lines, and the summary beside them. */
export function Columns({ isBusy, children }: { isBusy?: true; children: ReactNode }) {
  return (
    <div
      aria-busy={isBusy}
      className="mt-3 grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(320px,400px)] xl:items-start xl:gap-12 2xl:gap-16"
    >
      {children}
    </div>
  )
}

const waitingLines = ['first', 'second', 'third']

/** Placeholders in the size of the content. */
export function Waiting({ text }: { text: string }) {
  return (
    <Columns isBusy>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <ul aria-hidden="true">
        {waitingLines.map((line) => (
          <li key={line} className="my-4.5 h-24 rounded-control bg-sunken" />
        ))}
      </ul>
    </Columns>
  )
}
