import type { Shop } from '#contract/pages.ts'
import { passwordMinimum } from '#domain/accounts/password.ts'
import { earnedAfterDays } from '#domain/commission/ledger.ts'
import { payoutMinimum } from '#domain/commission/payouts.ts'
import { contactEmail, contactPhones } from '#domain/contact-data.ts'
import { cutOffHour } from '#domain/delivery/options.ts'
import { toMajor } from '#domain/money.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import { sendBackDays, withdrawalDays } from '#domain/orders/withdrawal.ts'
import { certificateMaximumBytes } from '#domain/practitioners/certificates.ts'
import { linkDaysDefault, publicProtocolsMaximum } from '#domain/protocols/limits.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatRoundMoney } from '../../platform/formats.ts'
import { fillPlaceholders } from '../page/fill-placeholders.ts'

const bytesInMegabyte = 1_000_000

/** The text with the shop's amounts, days and limits filled in, which are written `{{so}}`. */
export function withHelpFacts<Content>(content: Content, { region }: Pick<Shop, 'region'>): Content {
  const facts: Record<string, string | number> = {
    phone: contactPhones[region],
    email: contactEmail,
    certificateMegabytes: certificateMaximumBytes / bytesInMegabyte,
    cutOff: `${cutOffHour}:00`,
    earnedAfterDays,
    linkDays: linkDaysDefault,
    passwordMinimum,
    payoutMinimum: formatRoundMoney(toMajor(payoutMinimum), regionSettings[region].currency),
    publicProtocolsMaximum,
    reservationMinutes,
    sendBackDays,
    withdrawalDays,
  }
  return fillPlaceholders(content, facts)
}
