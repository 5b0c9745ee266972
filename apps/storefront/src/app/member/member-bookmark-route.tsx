import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { BookmarkPage } from '../../features/bookmarks/bookmark-page.tsx'

const MemberBookmarkRoute = () => (
  <MemberGate>
    <BookmarkPage />
  </MemberGate>
)

export default MemberBookmarkRoute
