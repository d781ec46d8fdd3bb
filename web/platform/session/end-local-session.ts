/** Logs out in this browser, in all tabs, without a call to the server, which has already ended the session. */
export async function endLocalSession(): Promise<void> {
  const { leave } = await import('./live-session.ts')
  leave()
}
