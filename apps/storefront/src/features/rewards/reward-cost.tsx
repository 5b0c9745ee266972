import { languageTag } from '@comanda/locales'
import { useMemberMessages } from '../../language/member-messages.ts'
import { RemainingSums } from '../../payment/remaining-sums.tsx'

interface RewardCostProps {
  readonly cost: number
  readonly points: number | undefined
}

/** The cost, the member's points, and the points after that. */
export const RewardCost = ({ cost, points }: RewardCostProps) => {
  const { t, locale } = useMemberMessages()
  const write = (count: number) => count.toLocaleString(languageTag[locale])
  const has = points !== undefined
  return (
    <RemainingSums
      rows={[
        [t('rewards.costLabel'), t('rewards.cost', { count: cost })],
        ...(has ? ([[t('rewards.before'), write(points)]] as const) : []),
      ]}
      after={has && points >= cost ? [t('rewards.after'), write(points - cost)] : undefined}
    />
  )
}
