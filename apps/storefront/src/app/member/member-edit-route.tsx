import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { ProfilePage } from '../../features/member/profile/profile-page.tsx'

const MemberEditRoute = () => (
  <MemberGate>
    <ProfilePage />
  </MemberGate>
)

export default MemberEditRoute
