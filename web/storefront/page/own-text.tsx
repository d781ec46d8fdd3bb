/** What a practitioner wrote: plain text whose paragraphs and lines are kept. */
export function OwnText({ text, className = '' }: { text: string; className?: string }) {
  return text.split(/\n\s*\n/).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified by its position
    <p key={at} className={`whitespace-pre-line wrap-break-word not-first:mt-3.5 ${className}`}>
      {paragraph}
    </p>
  ))
}
