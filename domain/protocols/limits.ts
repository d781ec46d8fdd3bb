export const protocolPageSize = 5
export const protocolSearchLimit = 50
/** Longer notes scroll. */
export const noteScrollsAbove = 75

export const protocolNameMaximum = 120
export const protocolDescriptionMaximum = 2000
export const noteMaximum = 1000
/** Maximum number of packs of a product in one protocol. */
export const quantityMaximum = 99
export const protocolLinesMaximum = 300
/** Maximum number per practitioner, since a list without paging returns all of them. */
export const protocolsMaximum = 2000
export const linesOfAllMaximum = 20_000
/** Default and maximum validity of a link. */
export const linkDaysDefault = 92
export const linkDaysMaximum = 730
/** Why a protocol above an upper level is shared. */
export const limitReasonMinimum = 20
export const limitReasonMaximum = 1000
/** The message to one client. */
export const shareMessageMaximum = 2000

/** Of protocols for everyone: lengths in UTF-16 units. */
export const publicNameMaximum = 80
export const publicDescriptionMaximum = 800
export const publicNoteMaximum = 300
export const publicLinesMaximum = 40
/** How many a practitioner can have, published or not. */
export const publicProtocolsMaximum = 24
