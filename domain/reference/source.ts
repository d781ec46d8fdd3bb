/** What every reference row says of itself. An unverified row may inform, and never decides. */
export type Sourced = { source: string; asOf: string; verified: boolean }
