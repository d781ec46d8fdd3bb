/** The law by which the ledger and the payouts are kept. */
export const bookkeepingLaw =
  'Belgian Code of Economic Law, articles III.82 to III.89 (books and vouchers: 7 years); in the United Kingdom, Companies Act 2006, section 388 (accounting records: 6 years)'
