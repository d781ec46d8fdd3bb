import { initialsOf } from './initials.ts'

type AvatarProps = { first_name: string; last_name: string; size?: number; ground?: 'tint' | 'surface' }

/** Initials instead of a picture; the name itself is shown next to it. */
export function Avatar({ size = 36, ground = 'tint', ...person }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex flex-none items-center justify-center rounded-full font-bold text-bottle ${size < 30 ? 'text-micro' : 'text-small'} ${ground === 'tint' ? 'bg-tint' : 'bg-surface'}`}
      style={{ width: size, height: size }}
    >
      {initialsOf(person)}
    </span>
  )
}
