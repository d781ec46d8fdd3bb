import { createContext } from 'react-router'
import type { PageRequest } from '#contract/pages.ts'

/** What a loader gets on the server: `context.get(pageRequest)`. */
export const pageRequest = createContext<PageRequest>()
