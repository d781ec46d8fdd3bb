const elided: Readonly<Record<string, string>> = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' }

/** Elides Italian articles before numbers that are read with a vowel first: `il 8 marzo` becomes `l’8 marzo`. */
export function elideArticles(text: string): string {
  return text.replace(/\b(il|al|dal|del)[ \u00a0](?=(?:11|8\d{0,2})(?!\d))/gi, (article) => {
    const form = elided[article.slice(0, -1).toLowerCase()] ?? article
    return article[0] === article[0]?.toUpperCase() ? form[0]?.toUpperCase() + form.slice(1) : form
  })
}
