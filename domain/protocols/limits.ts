export const protocolPageSize = 5
export const protocolSearchLimit = 50
/** Above this many characters a note scrolls. */
export const noteScrollsAbove = 75

export const protocolNameMaximum = 120
export const protocolDescriptionMaximum = 2000
export const noteMaximum = 1000
/** Packs of a product in one protocol. */
export const quantityMaximum = 99
export const protocolLinesMaximum = 300
/** Of one practitioner, since a list without paging gives all of them. */
export const protocolsMaximum = 2000
export const linesOfAllMaximum = 20_000
/** How long a link works unless its owner says otherwise, and at most. */
export const linkDaysDefault = 92
export const linkDaysMaximum = 730
/** Why a protocol above an upper level is shared all the same. */
export const limitReasonMinimum = 20
export const limitReasonMaximum = 1000
/** What is told one client beside the protocol. */
export const shareMessageMaximum = 2000
