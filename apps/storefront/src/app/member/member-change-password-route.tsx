import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { ChangePasswordPage } from '../../features/member/password/change-password-page.tsx'

const MemberChangePasswordRoute = () => (
  <MemberGate>
    <ChangePasswordPage />
  </MemberGate>
)

export default MemberChangePasswordRoute
