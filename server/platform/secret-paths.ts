const oneTimePath = /(\/auth\/(?:activate|reset-password|confirm-email|multipass)\/)[^/?#"'\\\s&]+/gi
const linkPath = /(\/(?:protocols|withdraw|withdrawals)\/)[\w%-]{20,}/gi
const typedQuery = /([?&]query=)[^&#"'\\\s]+/gi

/** A line of the log without the tokens that stand in paths, and without what somebody searched for. */
export function withoutTokens(line: string): string {
  return line
    .replace(oneTimePath, '$1[token]')
    .replace(linkPath, '$1[token]')
    .replace(typedQuery, '$1[query]')
}
