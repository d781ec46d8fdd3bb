import type { Layout } from '#server/platform/pdf/ink.ts'

/** What laying out a plan needs. */
export type PlanLayout = Layout & { qr: (text: string) => { path: string; modules: number } }
