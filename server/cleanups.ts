import { deleteExpiredAccess } from './accounts/delete-expired-access.ts'
import { deleteOldVisitorStockRequests } from './cart/stock-requests/ended.ts'
import { deleteOldStockRequests } from './cart/stock-requests/request-stock.ts'
import { deleteOldReads, eraseWithdrawn } from './clients/consent/erase-withdrawn.ts'
import type { Parts } from './deps.ts'
import { anonymiseBuyers } from './orders/anonymise-buyers.ts'
import { forgetOldRecipients } from './orders/recalls/forget-recipients.ts'
import { deleteOldIdempotencyKeys } from './platform/idempotency/once.ts'
import { deleteOldMails } from './platform/mail/delete-old-mails.ts'
import { deleteOldCounts } from './search/counts/delete-old-counts.ts'

/** Data that is deleted after its retention period. */
export const cleanupsOf = ({ region }: Parts) => [
  deleteExpiredAccess,
  deleteOldMails,
  deleteOldCounts,
  deleteOldStockRequests,
  deleteOldVisitorStockRequests,
  deleteOldIdempotencyKeys,
  eraseWithdrawn,
  deleteOldReads,
  anonymiseBuyers(region),
  forgetOldRecipients,
]
