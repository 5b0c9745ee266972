import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { QrCodePage } from '../../features/member/qr-code/qr-code-page.tsx'

const MemberQrCodeRoute = () => (
  <MemberGate>
    <QrCodePage />
  </MemberGate>
)

export default MemberQrCodeRoute
