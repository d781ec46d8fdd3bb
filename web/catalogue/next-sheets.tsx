import product from './product/product.css?url'
import rows from './products/list-view.css?url'
import lists from './products/lists.css?url'

/** Fetched once all else is there: anyone who goes on from here to a list or a product does not wait for its looks. */
export function NextSheets() {
  return [lists, rows, product].map((sheet) => <link key={sheet} rel="prefetch" as="style" href={sheet} />)
}
