import { useParams } from 'react-router'

/** An id that no record has: the server answers as for one that was deleted. */
const unknownId = 2_147_483_647

/** A positive whole number in a part of an address: without sign or leading zero, at most nine digits. */
export function parsePositiveInteger(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** The page of a list; an address that names none shows the first. */
export function pageParam(search: URLSearchParams, name = 'page'): number {
  return parsePositiveInteger(search.get(name)) ?? 1
}

/** The id in the address of the current page. An address without one is answered like that of a deleted record. */
export function useIdParam(name = 'id'): number {
  return parsePositiveInteger(useParams()[name]) ?? unknownId
}
