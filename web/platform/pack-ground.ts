import type { Range } from '#domain/catalogue/pack-design.ts'

const grounds: Readonly<Record<Range, string>> = {
  vit: 'bg-plate-vit',
  min: 'bg-plate-min',
  oil: 'bg-plate-oil',
  herb: 'bg-plate-herb',
  bio: 'bg-plate-bio',
  myc: 'bg-plate-myc',
  pro: 'bg-plate-pro',
  calm: 'bg-plate-calm',
  rose: 'bg-plate-rose',
  imm: 'bg-plate-imm',
  joint: 'bg-plate-joint',
  ink: 'bg-plate-ink',
}

/** The pale background of packs of this range; in the dark theme all have the same dark background. */
export function packGround(range: Range | undefined): string {
  return `${range ? grounds[range] : 'bg-plate'} dark:bg-transparent dark:bg-[linear-gradient(#2a3831,#1e2a24)]`
}

/** The same, with a shadow below the pack. */
export function packPlate(range: Range | undefined): string {
  return `${packGround(range)} before:absolute before:inset-x-0 before:bottom-0 before:h-[17%] before:bg-[linear-gradient(#15241d0d,#15241d03)]`
}
