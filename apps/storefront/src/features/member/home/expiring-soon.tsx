import type { AvailablePoints } from '@comanda/contract'
import { Banner } from '@comanda/ui'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'

/** The points that expire next. */
export const ExpiringSoon = ({ points }: { readonly points: readonly AvailablePoints[] }) => {
  const { t } = useMemberMessages()
  const day = useDay(useCatalogue().menu?.shop.timeZone)
  const soonest = points
    .flatMap(({ expiring }) => expiring)
    .toSorted((a, b) => a.expires.localeCompare(b.expires))[0]
  return soonest ? (
    <Banner tone="highlight" icon="clock">
      {t('member.expiring', { count: soonest.amount, date: day(soonest.expires) })}
    </Banner>
  ) : null
}
