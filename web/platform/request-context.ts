import { createContext } from 'react-router'
import type { PageRequest } from '#contract/pages.ts'

/** The context of loaders on the server: `context.get(pageRequest)`. */
export const pageRequest = createContext<PageRequest>()
