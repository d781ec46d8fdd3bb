import { globSync, readFileSync } from 'node:fs'
import { orderProblems, ownershipProblems } from '../tests/support/architecture/features.ts'
import { importsOf } from '../tests/support/architecture/imports.ts'

import { countExecutedFiles } from './executed-files.ts'

// Prints the size and structure of the code, for docs/structure.md: run it as `npm run structure`.

const longestFile = 300
const folders = ['domain', 'contract', 'lib', 'server', 'web']
const isSource = (file: string) => !/\.test\.tsx?$/.test(file)
const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter(isSource)
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = [...sources].flatMap(([path, source]) => importsOf(path, source))
const lengths = [...sources.values()]
  .map((source) => source.trimEnd().split('\n').length)
  .sort((a, b) => a - b)

const rows: [string, number][] = [
  ['Imports of a later feature', orderProblems(imports).length],
  ['Writes to another feature’s tables', ownershipProblems(sources).length],
  [`Files over ${longestFile} lines`, lengths.filter((length) => length > longestFile).length],
  ['Source files without tests', files.length],
  ['Median length in lines', lengths[Math.floor(lengths.length / 2)] ?? 0],
  ['Files under 25 lines', lengths.filter((length) => length < 25).length],
]
const { lineEdit, checkout } = await countExecutedFiles()
rows.push(
  ['Own files executed by editing a protocol line', lineEdit],
  ['Own files executed by a checkout', checkout],
)
for (const [what, count] of rows) process.stdout.write(`${what.padEnd(48)}${String(count).padStart(6)}\n`)
