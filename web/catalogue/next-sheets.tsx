import rows from './list-view.css?url'
import lists from './lists.css?url'
import product from './product.css?url'

/** Fetched once all else is there: anyone who goes on from here to a list or a product does not wait for its looks. */
export function NextSheets() {
  return [lists, rows, product].map((sheet) => <link key={sheet} rel="prefetch" as="style" href={sheet} />)
}
