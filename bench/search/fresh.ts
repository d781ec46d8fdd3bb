import type { Sql } from '#server/platform/database.ts'
import type { Server } from '../process.ts'
import { secondsUntil } from '../visible.ts'
import { requestSearch } from './ask.ts'

/** After how many seconds a search shows that the last pack was sold, and a new price. */
export async function secondsUntilSearchShows(
  server: Server,
  sql: Sql,
): Promise<{ stock: number; price: number }> {
  const [variant] = await sql<{ id: number; product_id: number; name: string }[]>`
    select v.id, v.product_id, t.name from variants v join product_texts t using (product_id)
    join products p on p.id = v.product_id
    where v.stock > 0 and not p.practitioner_only and t.language = 'en' order by v.id limit 1`
  const { id, product_id, name } = variant!
  const find = async () => {
    const answer = await requestSearch(server, { text: name, language: 'en' })
    return answer?.hits.find((hit) => hit.id === product_id)
  }
  if (!(await find())) throw new Error(`A search for “${name}” does not find it`)
  const seenAfter = async (change: () => Promise<unknown>, isSeen: () => Promise<boolean>) => {
    await change()
    return secondsUntil(isSeen, performance.now())
  }
  return {
    stock: await seenAfter(
      () => sql`update variants set stock = 0 where id = ${id}`,
      async () => (await find())?.available === false,
    ),
    price: await seenAfter(
      () => sql`insert into prices (variant_id, currency, valid_from, amount_minor)
        select ${id}, currency, now(), 7777 from (values ('EUR'), ('GBP')) c (currency)`,
      async () => (await find())?.variants[0]?.price === 77.77,
    ),
  }
}
