/** A link in an email works for so long after the last time it was sent. */
export const basketDays = 60
/** Drafts for one client. */
export const basketDraftsMaximum = 20
/** Of each client, in a list: the newest. */
export const basketsShownMaximum = 50
/** Characters of what a practitioner writes to the client. */
export const basketMessageMaximum = 1000
