/** The digits of what was typed or pasted: authenticators and mails write "123 456". */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}
