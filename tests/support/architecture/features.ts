import { parseSync, Visitor } from 'oxc-parser'
import type { Import, SourceFiles } from './imports.ts'

/** Each server feature may import the ones before it. */
export const featureOrder = [
  'accounts',
  'regions',
  'marketing',
  'claims',
  'catalogue',
  'practitioners',
  'clients',
  'protocols',
  'baskets',
  'search',
  'vouchers',
  'cart',
  'payments',
  'orders',
  'messages',
  'commission',
  'checkout',
  'practice',
  'storefront',
  'questions',
  'content',
  'pages',
  'admin',
] as const

const isTest = (path: string) => path.includes('.test.')

/** The feature of a server file; undefined for files outside features, such as `server/app.ts`. */
function featureOf(path: string): string | undefined {
  const [folder, feature, ...rest] = path.split('/')
  return folder === 'server' && rest.length > 0 && feature !== 'platform' ? feature : undefined
}

/** Imports of later features, and features missing from the order. */
export function orderProblems(imports: readonly Import[]): string[] {
  const place = (feature: string) => (featureOrder as readonly string[]).indexOf(feature)
  const problems = imports.flatMap(({ from, to, isInternal }) => {
    const [one, other] = [featureOf(from), isInternal ? featureOf(to) : undefined]
    if (one === undefined || isTest(from)) return []
    if (place(one) < 0) return [`${one} is missing from the order of features`]
    if (other === undefined || other === one) return []
    if (place(other) >= 0 && place(other) < place(one)) return []
    return [`${one} → ${other}`]
  })
  return [...new Set(problems)].sort()
}

/** Statements in which a feature writes to another's table. */
export function ownershipProblems(sources: SourceFiles): string[] {
  return [...sources].flatMap(([path, source]) => {
    const feature = featureOf(path)
    if (feature === undefined || isTest(path)) return []
    const others = tablesOfOthers(path, source, feature)
    if (others.size === 0) return []
    return writtenTables(path, source)
      .filter((table) => others.has(table))
      .map((table) => `${path} writes ${table} of ${others.get(table)}`)
  })
}

/** The names under which a file imports tables of other features, with their features. */
function tablesOfOthers(path: string, source: string, feature: string): Map<string, string> {
  const { module } = parseSync(path, source)
  return new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const owner = /^#server\/([^/]+)\/(?:.*\/)?tables\.ts$/.exec(moduleRequest.value)?.[1]
      if (owner === undefined || owner === feature) return []
      return entries.map(({ localName }) => [localName.value, owner] as const)
    }),
  )
}

const writes: ReadonlySet<string> = new Set(['insert', 'update', 'delete'])
const writesInSql = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s*$/i

/** `db.insert(table)`, `db.update(table)`, `db.delete(table)`, and the same within sql`…`. */
function writtenTables(path: string, source: string): string[] {
  const written: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (writes.has(callee.property.name) && first?.type === 'Identifier') written.push(first.name)
    },
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, expression] of expressions.entries())
        if (expression.type === 'Identifier' && writesInSql.test(quasis[index]?.value.raw ?? ''))
          written.push(expression.name)
    },
  }).visit(parseSync(path, source).program)
  return written
}
