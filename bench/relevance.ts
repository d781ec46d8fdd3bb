import { judge } from './relevance/ask.ts'
import { readProducts } from './relevance/products.ts'
import { type JudgedQuery, judgedQueries, nothing } from './relevance/queries.ts'
import { report, successOf } from './relevance/report.ts'
import type { JudgedProduct } from './relevance/rules.ts'
import { inFilledShop } from './relevance/shop.ts'

const wanted = 0.97

const judged = await inFilledShop(async (sql) => {
  const known = await readProducts(sql)
  const queries = judgedQueries()
  refuseHopeless(queries, known)
  return judge(sql, known, queries)
})
process.stdout.write(report(judged))
if (successOf(judged) < wanted) {
  process.stderr.write(`Below ${wanted * 100} %\n`)
  process.exitCode = 1
}

/** The expectation of a query must be satisfied by some product. */
function refuseHopeless(queries: readonly JudgedQuery[], known: ReadonlyMap<string, JudgedProduct>) {
  const products = [...known.values()]
  const hopeless = queries.filter(({ rule }) => rule !== nothing && !products.some(rule))
  if (hopeless.length === 0) return
  const names = hopeless.map(({ language, query }) => `${language} "${query}"`)
  throw new Error(`The shop has nothing that is right for ${names.join(', ')}`)
}
