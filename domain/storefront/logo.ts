export type LogoSize = { width: number; height: number }

/** As large as fits, in its own proportions. */
export function logoSize(logo: LogoSize, most: LogoSize): LogoSize {
  const scale = Math.min(most.width / logo.width, most.height / logo.height)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(logo.width), height: scaled(logo.height) }
}
