import { deleteExpiredAccess } from './accounts/delete-expired-access.ts'
import { deleteExpiredSavedCarts } from './cart/saved-carts/save-cart.ts'
import { deleteOldVisitorStockRequests } from './cart/stock-requests/ended.ts'
import { deleteOldStockRequests } from './cart/stock-requests/request-stock.ts'
import { deleteOldFiles } from './catalogue/imports/uploads/delete-old-files.ts'
import { deleteOldBulkChanges } from './catalogue/management/bulk-change.ts'
import { deleteOldReads, eraseWithdrawn } from './clients/consent/erase-withdrawn.ts'
import { deleteUnusedImages } from './content/images/content-images.ts'
import type { Parts } from './deps.ts'
import { deleteEndedProfiles } from './marketing/delete-profiles.ts'
import { deleteOldChoices } from './marketing/record-consent.ts'
import { deleteOldMessages } from './messages/delete-old-messages.ts'
import { anonymiseBuyers } from './orders/anonymise-buyers.ts'
import { forgetGuests } from './orders/guests/forget-guests.ts'
import { forgetOldRecipients } from './orders/recalls/forget-recipients.ts'
import { deleteOldIdempotencyKeys } from './platform/idempotency/once.ts'
import { deleteOldMails } from './platform/mail/delete-old-mails.ts'
import { deleteOldCounts } from './search/counts/delete-old-counts.ts'

/** Data that is deleted after its retention period. */
export const cleanupsOf = ({ jobs, region }: Parts) => [
  deleteExpiredAccess,
  deleteOldMails,
  deleteOldCounts,
  deleteOldBulkChanges,
  deleteOldStockRequests,
  deleteOldVisitorStockRequests,
  deleteExpiredSavedCarts,
  deleteOldIdempotencyKeys,
  eraseWithdrawn,
  deleteOldReads,
  deleteOldChoices,
  deleteEndedProfiles,
  forgetGuests,
  anonymiseBuyers(region),
  deleteUnusedImages(jobs),
  deleteOldFiles(jobs),
  forgetOldRecipients,
  deleteOldMessages,
]
