import type { OrderEntry } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { kilograms } from '@comanda/shop-rules/weights'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { type LabelledWeight, scannedDish, type Scanning } from './scanned-dish.ts'

interface TakingScans extends Pick<Scanning, 'menu' | 'orderable'> {
  readonly cart: OrderEntry['cart']
  readonly onTaken: (dish: Product, weighed: LabelledWeight) => void
}

/** Returns what takes a label of the shop's scale (CAT-8.3), or says why not. Returns false for what is no label. */
export const useTakenScan = ({ menu, orderable, cart, onTaken }: TakingScans) => {
  const { t, locale } = useMessages()
  const shop = useShop()
  const priceOf: Scanning['priceOf'] = ({ _id: product }, weight) =>
    cart.quote([{ product, quantity: 1, ...(weight === undefined ? {} : { weight }) }])?.lines[0]
      ?.unitPrice
  return (typed: string): boolean => {
    const scanned = scannedDish(typed, { shop, menu, orderable, priceOf })
    if (!scanned) return false
    const name = localizedName(scanned.dish?.name, locale)
    if ('problem' in scanned) {
      const { problem, code = '' } = scanned
      showToast(t(`entry.scan.${problem}`, { name, code }), { tone: 'danger', id: 'scan' })
      return true
    }
    onTaken(scanned.dish, scanned.weighed)
    showToast(t('entry.scan.taken', { name, weight: kilograms(scanned.weighed.weight) }), {
      id: 'scan',
    })
    return true
  }
}
