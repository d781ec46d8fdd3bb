import { ProfilePage } from './profile-page.tsx'

export default function PractitionerProfile() {
  return <ProfilePage kind="practitioner" />
}
