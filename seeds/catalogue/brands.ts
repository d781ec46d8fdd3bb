import type { BrandDesign, PackForm } from '#domain/catalogue/pack-design.ts'
import { readJson } from './read-json.ts'
import type { Delivery, Family } from './recipes/recipe.ts'

export type Brand = {
  name: string
  country: string
  /** Prefix of its SKUs. */
  code: string
  design: BrandDesign
  /** Price level; 1 is average. */
  level: number
  story: string
  habit: string
  packs: Partial<Record<Delivery, PackForm>>
  /** Additives besides the active ingredients: none, few, or what tablets usually contain. */
  additives: 'none' | 'plain' | 'usual'
  shell: 'hpmc' | 'pullulan' | 'gelatine'
  organic: boolean
  /** Number of products per family. */
  shelves: Partial<Record<Family, number>>
}

export const brands: readonly Brand[] = readJson('./brands.json')

const places: Record<string, string> = {
  AT: 'Ringstraße 8, 1010 Wien, Austria',
  BE: 'Kerkstraat 21, 9000 Gent, Belgium',
  CH: 'Seestrasse 14, 8002 Zürich, Switzerland',
  DE: 'Lindenallee 5, 20144 Hamburg, Germany',
  DK: 'Havnegade 12, 1058 København, Denmark',
  ES: 'Calle del Olivo 9, 28013 Madrid, Spain',
  FR: '18 rue des Jardins, 69002 Lyon, France',
  GB: '4 Mill Lane, Bristol BS1 4ST, United Kingdom',
  HU: 'Kert utca 3, 1054 Budapest, Hungary',
  IE: '7 Harbour Street, Galway H91 XY00, Ireland',
  IT: 'Via degli Orti 11, 20121 Milano, Italy',
  JP: '2-5 Hanamachi, Kyoto 600-8001, Japan',
  NL: 'Dijkweg 30, 3511 AB Utrecht, Netherlands',
  NO: 'Fjordgata 6, 5003 Bergen, Norway',
  PT: 'Rua das Flores 15, 1200-195 Lisboa, Portugal',
  RO: 'Strada Teiului 10, 010011 București, Romania',
  SE: 'Skogsgatan 2, 111 22 Stockholm, Sweden',
}

/** The invented business that is responsible for a brand's products. */
export const operatorOf = ({ name, country }: Brand): string => `${name}, ${places[country]}`
