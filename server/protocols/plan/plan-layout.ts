import type { Layout } from '#server/platform/pdf/ink.ts'

/** What the layout of a plan needs. */
export type PlanLayout = Layout & { qr: (text: string) => { path: string; modules: number } }
