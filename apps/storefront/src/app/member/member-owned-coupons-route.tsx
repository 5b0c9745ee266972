import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { OwnedCouponsPage } from '../../features/coupons/owned/owned-coupons-page.tsx'

const MemberOwnedCouponsRoute = () => (
  <MemberGate>
    <OwnedCouponsPage />
  </MemberGate>
)

export default MemberOwnedCouponsRoute
