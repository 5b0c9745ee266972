import { languageTag } from '@comanda/locales'
import { useMemberMessages } from '../../../language/member-messages.ts'

interface RewardCostProps {
  readonly cost: number
  readonly points: number | undefined
}

/** What it costs, what one has, and what is left then. */
export const RewardCost = ({ cost, points }: RewardCostProps) => {
  const { t, locale } = useMemberMessages()
  const write = (count: number) => count.toLocaleString(languageTag[locale])
  return (
    <dl className="reward-cost">
      <div>
        <dt>{t('rewards.costLabel')}</dt>
        <dd>{t('rewards.cost', { count: cost })}</dd>
      </div>
      {points !== undefined && (
        <>
          <div>
            <dt>{t('rewards.before')}</dt>
            <dd>{write(points)}</dd>
          </div>
          {points >= cost && (
            <div className="reward-cost-after">
              <dt>{t('rewards.after')}</dt>
              <dd>{write(points - cost)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}
