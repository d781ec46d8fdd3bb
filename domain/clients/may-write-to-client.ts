import { sharingTypes, type UserTypeId } from '../accounts/user-types.ts'

type Writing = {
  writer: { deactivatedAt: Date | null; userTypeId: UserTypeId }
  client: { withdrawnAt: Date | null }
  /** The client's account, if there is one. */
  user: { deactivatedAt: Date | null } | null | undefined
}

/** Whether a practitioner's emails are sent to a client: their links open only while the practitioner may share. */
export function mayWriteToClient({ writer, client, user }: Writing): boolean {
  const mayShare = writer.deactivatedAt === null && sharingTypes.includes(writer.userTypeId)
  return mayShare && client.withdrawnAt === null && !user?.deactivatedAt
}
