import { contactEmail } from './contact-data.ts'

/** The seller, as named on the legal page, in emails and on invoices. The demonstration's company is invented. */
export const seller = {
  name: 'Verbena BV',
  street: 'Kruidtuinstraat 14',
  postalCode: '1000',
  city: 'Brussels',
  country: 'BE',
  vatNumber: 'BE 0000.000.097',
  /** From which commission is paid. */
  iban: 'BE57 0630 0000 0035',
  bic: 'GKCCBEBB',
  email: contactEmail,
} as const
