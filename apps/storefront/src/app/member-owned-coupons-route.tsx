import { MemberGate } from '../features/member/gate/member-gate.tsx'
import { OwnedCouponsPage } from '../features/rewards/owned-coupons/owned-coupons-page.tsx'

const MemberOwnedCouponsRoute = () => (
  <MemberGate>
    <OwnedCouponsPage />
  </MemberGate>
)

export default MemberOwnedCouponsRoute
