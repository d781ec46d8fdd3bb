import { ProfilePage } from './profile-page.tsx'

export const handle = { frame: 'account' }

export default function ClientProfile() {
  return <ProfilePage kind="client" />
}
