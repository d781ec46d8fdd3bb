export const questionTextMaximum = 500
export const answerTextMaximum = 1500

/** On the product's page at first, and with each press of "Show more". */
export const questionsShown = 5

/** In the lists of practitioners and admins. */
export const questionsOnPage = 10

/** How many questions of one client may wait for an admin. */
export const waitingQuestionsMaximum = 5
