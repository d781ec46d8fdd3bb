import type { protocolLines, protocols } from './tables.ts'

export type ProtocolRow = typeof protocols.$inferSelect
export type LineRow = typeof protocolLines.$inferSelect

/** A protocol as stored, with its lines in order. */
export type ProtocolRecord = ProtocolRow & { lines: LineRow[]; sharedWith: number; hasLink: boolean }
