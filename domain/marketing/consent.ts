/** The wording that people are asked to agree to: after a change of what it covers, everybody is asked again. */
export const consentVersion = 1

/** How long a choice is kept in a browser, and that of a visitor in the shop. Then the question is asked again. */
export const choiceKeptDays = 365

export type ConsentChoice = { version: number; isGranted: boolean; chosenAt: Date }

/**
 * Whether an event may be sent: the person agreed to the current wording before it happened, and has not refused since.
 * `choices`: of one person, oldest first.
 */
export function maySendEvent(choices: readonly ConsentChoice[], happenedAt: Date): boolean {
  const before = choices.findLast(({ chosenAt }) => chosenAt <= happenedAt)
  return isConsent(before) && isConsent(choices.at(-1))
}

function isConsent(choice: ConsentChoice | undefined): boolean {
  return choice?.isGranted === true && choice.version === consentVersion
}
