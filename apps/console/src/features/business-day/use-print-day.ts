import type { DayFigures } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useSlipPrinter } from '../../staff/devices/use-slip-printer.ts'
import { daySlip } from './day-slip.ts'
import { figureGroups } from './figure-rows.ts'

interface PrintedDay {
  readonly title: string
  /** Absent: the figures so far. */
  readonly closeTime: string | undefined
  readonly figures: DayFigures
}

/** Returns what prints the figures of a day: its Z, or its X. */
export const usePrintDay = (): ((day: PrintedDay) => void) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const shop = useShop()
  const { print } = useSlipPrinter()
  return ({ title, closeTime, figures }) =>
    print(
      daySlip({
        shopName: localizedName(shop.name, locale),
        title,
        closedAt: closeTime && t('businessDay.closedAt', { time: time(closeTime) }),
        groups: figureGroups(figures, { t, locale, money }),
      }),
    )
}
