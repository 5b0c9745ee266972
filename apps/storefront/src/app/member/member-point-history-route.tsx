import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { PointHistoryPage } from '../../features/member/points/point-history-page.tsx'

const MemberPointHistoryRoute = () => (
  <MemberGate>
    <PointHistoryPage />
  </MemberGate>
)

export default MemberPointHistoryRoute
