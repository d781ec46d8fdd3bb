import { ProfilePage } from './profile-page.tsx'

export default function ClientProfile() {
  return <ProfilePage kind="client" />
}
