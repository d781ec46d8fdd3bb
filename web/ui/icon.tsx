export type IconName =
  | 'laptop'
  | 'mobile'
  | 'search'
  | 'heart'
  | 'bag'
  | 'user'
  | 'globe'
  | 'chevron-down'
  | 'chevron-up'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow-right'
  | 'arrow-left'
  | 'plus'
  | 'minus'
  | 'x'
  | 'check'
  | 'share'
  | 'copy'
  | 'edit'
  | 'trash'
  | 'note'
  | 'link'
  | 'swap'
  | 'grip'
  | 'filter'
  | 'sun'
  | 'sunrise'
  | 'sunset'
  | 'moon'
  | 'truck'
  | 'leaf'
  | 'upload'
  | 'calendar'
  | 'phone'
  | 'mail'
  | 'pin'
  | 'chart'
  | 'home'
  | 'protocol'
  | 'users'
  | 'coins'
  | 'box'
  | 'store'
  | 'logout'
  | 'eye'
  | 'info'
  | 'warning'
  | 'clock'
  | 'file'
  | 'print'
  | 'lock'
  | 'bell'
  | 'dots'
  | 'menu'
  | 'list'
  | 'grid'
  | 'refresh'
  | 'download'
  | 'zoom'
  | 'mark'

type Drawn<Name> = { name: Name; size?: number; label?: string | undefined }

/** From the sprite; silent beside words, named by `label` when it stands alone. */
export function Icon({ name, size = 20, label }: Drawn<IconName>) {
  return <Glyph name={name} size={size} label={label} />
}

/** The sign of a health goal, whose name comes with the goal. */
export function TopicIcon({ name, size = 32, label }: Drawn<string>) {
  return <Glyph name={`topic-${name}`} size={size} label={label} />
}

function Glyph({ name, size, label }: Drawn<string>) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
