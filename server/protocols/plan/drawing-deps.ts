import type { Deps as SheetDeps } from '#server/platform/pdf/ink.ts'

/** What laying out a plan needs. */
export type Deps = SheetDeps & { qr: (text: string) => { path: string; modules: number } }
