import type { User } from '@comanda/contract'
import { vipError } from '@comanda/engine/members'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import { useNames } from '../../../language/use-names.ts'

/** Returns the paid or granted level of a member and its end date, while it is valid. */
export const useVipWords = (user: User): string | undefined => {
  const { t } = useMemberMessages()
  const name = useNames()
  const { menu, now } = useCatalogue()
  const day = useDay(menu?.shop.timeZone)
  const vip = menu?.vipLevels.find(({ _id }) => _id === user.vipLevel)
  const expires = user.vipExpires
  const at = new Date(now).toISOString()
  if (!vip || vipError({ status: vip.status, expires }, at) !== undefined) return undefined
  return expires === undefined
    ? name(vip.name)
    : t('member.vipUntil', { level: name(vip.name), date: day(expires) })
}
