import { userTypes } from '#domain/accounts/user-types.ts'
import { useSession } from '../../platform/session/session.ts'
import { EmailChoicesCard } from '../emails/email-choices-card.tsx'
import { ProfilePage } from './profile-page.tsx'

export const handle = { frame: 'account' }

export default function ClientProfile() {
  const { user } = useSession()
  return (
    <ProfilePage kind="client">{user?.user_type_id === userTypes.client && <EmailChoicesCard />}</ProfilePage>
  )
}
