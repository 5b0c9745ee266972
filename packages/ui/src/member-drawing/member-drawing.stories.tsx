import { EmptyState } from '../empty-state/empty-state.tsx'
import { MemberDrawing, memberDrawingNames } from './member-drawing.tsx'

export const title = 'MemberDrawing'
export const stories = {
  all: () => (
    <div className="gallery-row">
      {memberDrawingNames.map((name) => (
        <MemberDrawing key={name} name={name} />
      ))}
    </div>
  ),
  'in an empty state': () => (
    <EmptyState drawing={<MemberDrawing name="ticket" />} title="No coupons yet" />
  ),
}
