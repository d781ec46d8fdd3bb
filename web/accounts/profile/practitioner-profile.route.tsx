import { BuilderModeCard } from '../../protocols/builder/builder-mode-card.tsx'
import { ProfilePage } from './profile-page.tsx'

export const handle = { frame: 'account' }

export default function PractitionerProfile() {
  return (
    <ProfilePage kind="practitioner">
      <BuilderModeCard />
    </ProfilePage>
  )
}
