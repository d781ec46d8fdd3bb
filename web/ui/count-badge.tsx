/** A count over the corner of an icon. */
export function CountBadge({ className, children }: { className: string; children: number }) {
  return (
    <span
      className={`absolute h-4.25 min-w-4.25 rounded-[9px] bg-verbena px-1 text-center text-[11px]/4.25 font-bold text-on-verbena ${className}`}
    >
      {children}
    </span>
  )
}
