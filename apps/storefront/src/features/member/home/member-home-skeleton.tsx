import { Skeleton } from '@comanda/ui'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './member-home.css'

/** A skeleton of the two figures. */
export const MemberHomeSkeleton = () => {
  const { t } = useMemberMessages()
  return (
    <div className="member-figures" role="status" aria-label={t('app.loading')}>
      {['points', 'balance'].map((figure) => (
        <span key={figure} className="member-figure">
          <Skeleton share={0.5} />
          <Skeleton shape="title" share={0.7} />
        </span>
      ))}
    </div>
  )
}
