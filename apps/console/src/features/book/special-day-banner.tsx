import { localizedName } from '@comanda/engine/catalog'
import { specialDayOf } from '@comanda/shop-rules/sessions'
import { Banner } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useSpecialDayWords } from '../../staff/use-special-day-words.ts'

/** That the shop is closed on a day, or open at other hours than usual (SESS-10.5). */
export const SpecialDayBanner = ({ date }: { date: string }) => {
  const { locale } = useMessages()
  const words = useSpecialDayWords()
  const special = specialDayOf(useShop().specialDays, date)
  if (!special) return null
  const { name, hours } = special
  return (
    <Banner tone={hours?.length ? 'highlight' : 'danger'} icon="warning">
      {[localizedName(name, locale), words(special)].filter(Boolean).join(' · ')}
    </Banner>
  )
}
