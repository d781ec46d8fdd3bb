/** The source of every reference row. An unverified row is informative only and never binding. */
export type Sourced = { source: string; asOf: string; verified: boolean }
