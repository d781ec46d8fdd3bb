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

/** The pale background of packs of this range, with a shadow below the pack; in the dark theme all have the same one. */
export function packPlate(range: Range | undefined): string {
  return `pack-plate ${range ? grounds[range] : 'bg-plate'}`
}
