import type { Desk as PaperDesk } from '#server/platform/pdf/sheet.ts'

/** What laying out a plan needs to know of the world. */
export type Desk = PaperDesk & { qr: (text: string) => { path: string; modules: number } }
