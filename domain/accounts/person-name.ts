type Person = { first_name: string; last_name: string }

/**
 * A person's full name: "Anna Maes", or family name first and without a space where both names are written in Chinese,
 * Japanese or Korean.
 */
export function personName({ first_name: first, last_name: last }: Person): string {
  return isEastAsian(first) && isEastAsian(last) ? `${last}${first}` : `${first} ${last}`.trim()
}

/** The same of a user, or of somebody stored as one is. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return personName({ first_name: firstName, last_name: lastName })
}

const isEastAsian = (name: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(name)
