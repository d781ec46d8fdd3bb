import { Icon, type IconName } from './icon.tsx'

export const tileTones = {
  quiet: 'bg-sunken text-ink-2',
  fine: 'bg-sunken text-leaf',
  good: 'bg-tint text-bottle',
  waiting: 'bg-amber-soft text-amber',
  refused: 'bg-madder-soft text-madder',
  next: 'bg-verbena text-on-verbena',
  done: 'bg-bottle text-on-bottle',
} as const
export type TileTone = keyof typeof tileTones

type IconTileProps = { icon: IconName; tone: TileTone; size?: 'normal' | 'large'; className?: string }

/** An icon on a coloured background, before the text it illustrates. */
export function IconTile({ icon, tone, size = 'normal', className = '' }: IconTileProps) {
  const isLarge = size === 'large'
  return (
    <span
      className={`inline-flex flex-none items-center justify-center rounded-control ${isLarge ? 'size-12' : 'size-10'} ${tileTones[tone]} ${className}`}
    >
      <Icon name={icon} size={isLarge ? 23 : 20} />
    </span>
  )
}
