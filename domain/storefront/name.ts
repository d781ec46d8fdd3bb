import { fold } from '../search/fold.ts'
import { slugOf } from '../slug.ts'

export const storeNameMinimum = 3
export const storeNameMaximum = 40
/** How long a page can still be reached under a name it no longer has. */
export const oldNameDays = 365
/** With how many names it no longer has, so that nobody takes good names by renaming a page again and again. */
export const oldNamesMaximum = 3

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes = new Map(
  [
    ...'аa вb еe ёe зz иu кk мm нh оo рp сc тt уy хx ѕs іi їi јj һh ԁd ԛq ԝw ґr ьb гr пn',
    ...' αa βb γy εe ζz ηn ιi κk λl μu νv οo ρp τt υu χx ωw ϲc ϳj',
  ]
    .join('')
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)

/** Words that name the shop or its staff, or a part of the address. */
const reserved = new Set([
  'about',
  'account',
  'admin',
  'administrator',
  'api',
  'archive',
  'contact',
  'directory',
  'editor',
  'help',
  'info',
  'login',
  'moderator',
  'new',
  'official',
  'page',
  'practitioner',
  'practitioners',
  'preview',
  'privacy',
  'protocol',
  'protocols',
  'search',
  'security',
  'shop',
  'staff',
  'store',
  'support',
  'system',
  'terms',
  'test',
  'undefined',
  'null',
])
/** Nobody else may have it anywhere in their name. */
const shopName = 'verbena'

/** The name of a shop page as its address shows it; empty if it has no letter or digit of the Latin alphabet. */
export function storeNameOf(text: string): string {
  const latin = [...fold(text)].map((letter) => lookAlikes.get(letter) ?? letter).join('')
  return slugOf(latin).slice(0, storeNameMaximum).replace(/-$/, '')
}

/** The same for two names that a reader could take for one another. */
export function nameSkeleton(name: string): string {
  return storeNameOf(name)
    .replaceAll('-', '')
    .replace(/[01358]/g, (digit) => ({ 0: 'o', 1: 'l', 3: 'e', 5: 's', 8: 'b' })[digit]!)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')
}

/** A hyphen and five digits: more pages do not have one name. */
const numberMaximum = 6

/** The first of `name`, `name-2`, `name-3` … that is free, with its end cut where it would be too long. */
export function freeStoreName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(free); number++) {
    const end = `-${number}`
    free = `${name.slice(0, storeNameMaximum - end.length).replace(/-$/, '')}${end}`
  }
  return free
}

/** What the skeletons of all these names begin with; its last letter could become one with the next. */
export function skeletonStart(name: string): string {
  return nameSkeleton(name.slice(0, storeNameMaximum - numberMaximum)).slice(0, -1)
}

export type StoreNameProblem = 'store-name-short' | 'store-name-reserved'

/** Why nobody may have this name. */
export function storeNameProblem(text: string): StoreNameProblem | undefined {
  const name = storeNameOf(text)
  if (name.length < storeNameMinimum) return 'store-name-short'
  const skeleton = nameSkeleton(name)
  if (skeleton.includes(nameSkeleton(shopName))) return 'store-name-reserved'
  const words = [name, name.replaceAll('-', '')]
  if (words.some((word) => reserved.has(word)) || reservedSkeletons.has(skeleton))
    return 'store-name-reserved'
}

const reservedSkeletons = new Set([...reserved].map(nameSkeleton))
