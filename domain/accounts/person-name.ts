type Person = { first_name: string; last_name: string }

/** How somebody is called in full: "Anna Maes", but the family first, and no space, where both are written so. */
export function personName({ first_name: first, last_name: last }: Person): string {
  return isEastAsian(first) && isEastAsian(last) ? `${last}${first}` : `${first} ${last}`.trim()
}

const isEastAsian = (name: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(name)
