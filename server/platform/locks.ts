/**
 * The numbers of PostgreSQL's advisory locks. Any number will do, as long as all processes use the same one, and no two
 * locks do.
 */
export const locks = {
  migration: 7_236_511,
  import: 7_236_512,
  signingKeys: 7_236_513,
  cleanup: 7_236_514,
  /** With the hash of an email address. */
  address: 7_236_515,
  /** With the hash of what a guest is recognised by. */
  guest: 7_236_516,
  recall: 7_236_517,
  payoutRun: 7_236_518,
  importStart: 7_236_519,
} as const
