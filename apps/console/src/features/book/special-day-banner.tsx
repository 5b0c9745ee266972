import { localizedName } from '@comanda/engine/catalog'
import { specialDayOf } from '@comanda/shop-rules/sessions'
import { Banner } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useSpecialDayWords } from '../../staff/use-special-day-words.ts'

interface SpecialDayBannerProps {
  readonly date: string
  /** How many bookings of the day are out of its hours. */
  readonly outOfHours: number
}

/** That the shop is closed on a day, or open at other hours than usual (SESS-10.5), and who has booked all the same (SESS-10.6). */
export const SpecialDayBanner = ({ date, outOfHours }: SpecialDayBannerProps) => {
  const { t, locale } = useMessages()
  const words = useSpecialDayWords()
  const special = specialDayOf(useShop().specialDays, date)
  if (!special && outOfHours === 0) return null
  const said = special
    ? [localizedName(special.name, locale), words(special)]
    : [t('book.outOfHours')]
  const booked = outOfHours > 0 ? [t('book.outOfHoursCount', { count: outOfHours })] : []
  return (
    <Banner
      tone={outOfHours === 0 && special?.hours?.length ? 'highlight' : 'danger'}
      icon="warning"
    >
      {[...said, ...booked].filter(Boolean).join(' · ')}
    </Banner>
  )
}
