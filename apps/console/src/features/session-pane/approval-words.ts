import type {
  AdjustLineRequest,
  CloseRequest,
  DiscountRequest,
  VoidRequest,
} from '@comanda/client/staff'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

const withNote = (
  t: ConsoleTranslate,
  text: string,
  { note: more }: { readonly note?: string },
): string => (more === undefined ? text : t('list.more', { text, more }))

/** Returns what says in words to a manager what they approve of a bill (STAFF-4.10). */
export const useApprovalWords = () => {
  const { t } = useMessages()
  const { money } = useFormats()
  const priceWords = ({
    overridePrice,
    manualPercentAdjust,
    manualDiscount,
  }: AdjustLineRequest): string => {
    if (overridePrice != null) return t('approval.act.price', { price: money(overridePrice) })
    if (manualPercentAdjust != null)
      return t('approval.act.percent', { percent: -manualPercentAdjust })
    if (manualDiscount != null) return t('approval.act.amount', { amount: money(manualDiscount) })
    return t('pane.priceClear')
  }
  return {
    takeOff: (name: string, count: number, request: VoidRequest): string =>
      withNote(t, t('approval.act.takeOff', { count, name }), request),
    adjust: (name: string, request: AdjustLineRequest): string =>
      withNote(t, t('approval.act.adjust', { name, change: priceWords(request) }), request),
    discount: (request: DiscountRequest): string => {
      const { percent, amount } = request
      if (percent !== undefined)
        return withNote(t, t('approval.act.discount', { discount: `${percent} %` }), request)
      return amount === undefined
        ? t('pane.discountClear')
        : withNote(t, t('approval.act.discount', { discount: money(amount) }), request)
    },
    close: (place: string, { how, ...request }: CloseRequest): string => {
      const words = how === undefined ? t('pane.close') : t(`pane.how.${how}`)
      return withNote(t, t('approval.act.close', { place, how: words }), request)
    },
    reopen: (place: string): string => t('approval.act.reopen', { place }),
  }
}
