import { initialsOf } from './initials.ts'

type AvatarProps = { first_name: string; last_name: string; size?: number }

/** Stands in for a picture; the name itself stands beside it. */
export function Avatar({ size = 36, ...person }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex flex-none items-center justify-center rounded-full bg-tint text-small font-bold text-bottle"
      style={{ width: size, height: size }}
    >
      {initialsOf(person)}
    </span>
  )
}
