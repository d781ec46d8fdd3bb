import all from './all.css?url'
import first from './first.css?url'
import shopping from './shopping.css?url'
import store from './store.css?url'

/** Each sheet contains the utilities of the ones before it, so that a later one never changes what an earlier one set. */
export const utilitySheets = { first, store, shopping, all }

/** The utilities of a page, which the root renders, or of something mounted later. */
export function Utilities({ of }: { of: keyof typeof utilitySheets }) {
  return <link rel="stylesheet" href={utilitySheets[of]} precedence="default" />
}
