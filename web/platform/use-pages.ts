import { useState } from 'react'

/** The items of one page, and the props of its `ButtonResultPager`, of a list that is loaded as a whole. */
export function usePages<Item>(items: readonly Item[], size: number) {
  const [wanted, onPage] = useState(1)
  const { shown, page, pages } = pageOf(items, wanted, size)
  return { shown, pager: { page, pages, onPage } }
}

/** The last page if there are fewer by now. */
export function pageOf<Item>(items: readonly Item[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const page = Math.min(wanted, pages)
  return { shown: items.slice((page - 1) * size, page * size), page, pages }
}
