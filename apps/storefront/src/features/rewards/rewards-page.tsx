import { type Rewards, rewardsAt } from '@comanda/client/rewards'
import { buttonLook, EmptyState, MemberDrawing, Page, Skeleton } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useBookmarks } from '../bookmarks/use-bookmarks.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { RewardCard } from './reward-card.tsx'
import { RewardSheet } from './reward-sheet.tsx'
import { useRewards } from '../coupons/use-rewards.ts'

const Waiting = () => {
  const { t } = useMemberMessages()
  return (
    <div className="reward-grid" role="status" aria-label={t('app.loading')}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape="square" />
      ))}
    </div>
  )
}

const RewardGrid = ({ rewards, onTaken }: { rewards: Rewards; onTaken: () => void }) => {
  const { t } = useMemberMessages()
  const { menu, now } = useCatalogue()
  const bookmarks = useBookmarks('gift', '/member/rewards')
  const [shown, setShown] = useState<string>()
  if (!menu) return null
  const shop = menu.shop._id
  const all = rewardsAt(rewards, menu.shop, now)
  const reward = all.find(({ gift }) => gift._id === shown)
  if (all.length === 0)
    return (
      <EmptyState drawing={<MemberDrawing name="gift" />} title={t('rewards.emptyTitle')}>
        {t('rewards.emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="reward-grid">
        {all.map((entry) => (
          <RewardCard
            key={entry.gift._id}
            reward={entry}
            bookmarked={bookmarks.has(entry.gift._id)}
            onBookmark={() => bookmarks.toggle(entry.gift._id)}
            onOpen={() => setShown(entry.gift._id)}
          />
        ))}
      </ul>
      {reward && (
        <RewardSheet
          key={reward.gift._id}
          reward={reward}
          shop={shop}
          points={rewards.points}
          onTaken={onTaken}
          onClosed={() => setShown(undefined)}
        />
      )}
    </>
  )
}

/** The rewards that members redeem for points. */
export const RewardsPage = () => {
  const { t } = useMemberMessages()
  const { menu, status } = useCatalogue()
  const loaded = useRewards()
  const points = loaded.data?.points
  return (
    <Page
      title={t('rewards.title')}
      lead={points === undefined ? t('rewards.lead') : t('rewards.yours', { count: points })}
      wide
    >
      {!menu && status !== 'loading' ? (
        <EmptyState
          drawing={<MemberDrawing name="gift" />}
          title={t('member.needsShop')}
          action={
            <Link to="/shops" {...buttonLook()}>
              {t('member.chooseShop')}
            </Link>
          }
        />
      ) : (
        <LoadedContent loaded={loaded} waiting={<Waiting />}>
          {(rewards) => <RewardGrid rewards={rewards} onTaken={loaded.reload} />}
        </LoadedContent>
      )}
    </Page>
  )
}
