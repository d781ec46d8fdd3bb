/** A placeholder of the given size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      className={`block animate-[bone_1.4s_linear_infinite] rounded-[3px] bg-[linear-gradient(90deg,var(--color-line),var(--color-sunken)_50%,var(--color-line))] bg-size-[200%_100%] motion-reduce:animate-none ${className}`}
      data-testid="waiting"
    />
  )
}
