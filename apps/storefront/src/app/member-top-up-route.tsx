import { MemberGate } from '../features/member/gate/member-gate.tsx'
import { TopUpPage } from '../features/member/top-up/top-up-page.tsx'

const MemberTopUpRoute = () => (
  <MemberGate>
    <TopUpPage />
  </MemberGate>
)

export default MemberTopUpRoute
