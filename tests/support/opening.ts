import { clientProtocolPaths } from '#contract/protocol-paths.ts'

type Client = { get(path: string): Promise<{ status: number }> }

/** Opens a protocol that was shared with a client in their account, by which they accept the practitioner. */
export async function openReceived(client: Client, protocolId: number): Promise<void> {
  const { status } = await client.get(clientProtocolPaths.one(protocolId))
  if (status !== 200) throw new Error(`Protocol ${protocolId} was not opened: ${status}`)
}
