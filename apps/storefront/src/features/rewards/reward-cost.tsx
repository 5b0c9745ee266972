import { languageTag } from '@comanda/locales'
import { useMemberMessages } from '../../language/member-messages.ts'
import { WhatIsLeft } from '../../payment/what-is-left.tsx'

interface RewardCostProps {
  readonly cost: number
  readonly points: number | undefined
}

/** What it costs, what one has, and what is left then. */
export const RewardCost = ({ cost, points }: RewardCostProps) => {
  const { t, locale } = useMemberMessages()
  const write = (count: number) => count.toLocaleString(languageTag[locale])
  const has = points !== undefined
  return (
    <WhatIsLeft
      rows={[
        [t('rewards.costLabel'), t('rewards.cost', { count: cost })],
        ...(has ? ([[t('rewards.before'), write(points)]] as const) : []),
      ]}
      after={has && points >= cost ? [t('rewards.after'), write(points - cost)] : undefined}
    />
  )
}
