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
  | 'compare'
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
  | 'leave'
  | 'mark'

type Drawn<Name> = { name: Name; size?: number; label?: string | undefined }

/** An icon from the sprite; hidden from screen readers beside text, named by `label` on its own. */
export function Icon({ name, size = 20, label }: Drawn<IconName>) {
  return <Glyph name={name} size={size} label={label} />
}

/** The icon of a health goal, whose name is beside it. */
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
