import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Select, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useNow } from '../../staff/use-now.ts'
import type { PromotionDraft } from './promotion-draft.ts'
import { firstLines, triedBill, type TriedLine } from './tried-bill.ts'

const MINUTE = 60_000

interface TriedPromotionProps {
  readonly draft: PromotionDraft
  readonly menu: Menu
}

/** A promotion tried on dishes of the menu, before it is saved: what they cost, and what it takes off. */
export const TriedPromotion = ({ draft, menu }: TriedPromotionProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const now = useNow(MINUTE)
  const [chosen, setChosen] = useState<readonly TriedLine[]>()
  const lines = chosen ?? firstLines(draft, menu)
  const change = (key: number, changes: Partial<TriedLine>): void =>
    setChosen(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const bill = triedBill(draft, menu, lines, now)
  if (lines.length === 0) return null
  return (
    <section className="promotion-tried" aria-label={t('promotions.tried')}>
      <h3>{t('promotions.tried')}</h3>
      <p className="form-text">{t('promotions.triedText')}</p>
      {lines.map(({ key, dish, quantity }) => (
        <div key={key} className="promotion-tried-line">
          <Select
            label={t('promotions.triedDish', { number: key + 1 })}
            value={dish}
            onChange={(event) => change(key, { dish: event.currentTarget.value })}
          >
            {menu.products.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {localizedName(name, locale)}
              </option>
            ))}
          </Select>
          <Stepper
            value={quantity}
            min={0}
            max={20}
            label={t('entry.quantity')}
            increaseLabel={t('entry.more')}
            decreaseLabel={t('entry.fewer')}
            onChange={(value) => change(key, { quantity: value })}
          />
        </div>
      ))}
      {bill && (
        <p role="status">
          {bill.off === 0
            ? t('promotions.triedNothing', { price: money(bill.price) })
            : t('promotions.triedOff', {
                price: money(bill.price),
                off: money(-bill.off),
                paid: money(bill.price + bill.off),
              })}
        </p>
      )}
    </section>
  )
}
