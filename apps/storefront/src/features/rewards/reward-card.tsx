import type { Reward } from '@comanda/client/rewards'
import { Badge, BookmarkButton, MemberIcon, Picture } from '@comanda/ui'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { giftWords } from '../coupons/gift-words.ts'
import './reward-card.css'

interface RewardCardProps {
  readonly reward: Reward
  readonly bookmarked: boolean
  readonly onOpen: () => void
  readonly onBookmark: () => void
}

/** One reward: cover, title, cost, what is left, and whether it can be redeemed. */
export const RewardCard = ({
  reward: { gift, state },
  bookmarked,
  onOpen,
  onBookmark,
}: RewardCardProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const title = name(gift.name)
  const canTake = state.state === 'redeemable'
  return (
    <li className="reward-card" data-off={canTake ? undefined : ''}>
      <button type="button" className="reward-card-open" onClick={onOpen}>
        <Picture
          alt=""
          ratio="wide"
          {...pictureSource(gift.image, '(min-width: 640px) 16rem, 50vw')}
        />
        <span className="reward-card-text">
          <strong>{title}</strong>
          <span className="reward-card-cost">
            <MemberIcon name="coins" size="small" />
            {gift.point === 0 ? t('rewards.free') : t('rewards.cost', { count: gift.point })}
          </span>
          <span className="reward-card-state">
            {!canTake && <Badge>{giftWords(t, state)}</Badge>}
            {canTake && gift.quantity !== undefined && (
              <Badge tone="highlight">{t('rewards.left', { count: gift.quantity })}</Badge>
            )}
          </span>
        </span>
      </button>
      <span className="reward-card-heart">
        <BookmarkButton
          label={t('bookmark.add', { name: title })}
          pressed={bookmarked}
          onToggle={onBookmark}
          variant="soft"
        />
      </span>
    </li>
  )
}
