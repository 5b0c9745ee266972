import type { Menu, OrderDiscount } from '@comanda/contract'
import type { DiscountOutcome } from '@comanda/engine/pricing'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Select, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useNow } from '../../staff/use-now.ts'
import type { CaseCart } from './case-bill.ts'
import { NewCase } from './promotion-cases.tsx'
import { firstLines, triedBill, type TriedLine, triedOrderType } from './tried-bill.ts'

const MINUTE = 60_000
const MOST_LINES = 8

/** Why a promotion takes nothing off, of what guests can change; the rest has one word. */
const reasons = [
  'timeRange',
  'ruleMinTotal',
  'ruleMinQty',
  'ruleInclude',
  'ruleNothing',
  'notApplicableOrderType',
] as const

interface TriedPromotionProps {
  readonly rule: OrderDiscount
  /** With the hours that are made with it. */
  readonly menu: Menu
  /** Stores what is tried as a case; undefined while it cannot be. */
  readonly onStore: ((cart: CaseCart, name: string) => void) | undefined
}

/** A promotion tried on dishes of the menu, before it is saved: what it takes off each, or why it does not. */
export const TriedPromotion = ({ rule, menu, onStore }: TriedPromotionProps) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const now = useNow(MINUTE)
  const [chosen, setChosen] = useState<readonly TriedLine[]>()
  const lines = chosen ?? firstLines(rule, menu)
  const change = (key: number, changes: Partial<TriedLine>): void =>
    setChosen(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const bill = triedBill(rule, menu, lines, now)
  const [first] = lines
  const ordered = lines.filter(({ quantity }) => quantity > 0)
  const nameOf = (dish: string): string =>
    localizedName(menu.products.find(({ _id }) => _id === dish)?.name ?? [], locale)
  if (!first) return null
  const why = ({ error, need }: DiscountOutcome): string | undefined => {
    const reason = reasons.find((one) => error === `errors.${one}`)
    if (error === undefined) return undefined
    return t(`promotions.why.${reason ?? 'else'}`, {
      amount: money(need?.total ?? 0),
      count: need?.qty ?? 0,
    })
  }
  return (
    <section className="promotion-tried" aria-label={t('promotions.tried')}>
      <h3>{t('promotions.tried')}</h3>
      <p className="form-text">
        {t('promotions.triedText')}
        {bill && bill.at !== now && (
          <> {t('promotions.triedAt', { time: time(new Date(bill.at).toISOString()) })}</>
        )}
      </p>
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
          {(bill?.lines.get(key)?.off ?? 0) < 0 && (
            <span className="promotion-tried-off">{money(bill?.lines.get(key)?.off ?? 0)}</span>
          )}
        </div>
      ))}
      {lines.length < MOST_LINES && (
        <Button
          variant="quiet"
          icon="plus"
          onClick={() =>
            setChosen([...lines, { key: lines.length, dish: first.dish, quantity: 1 }])
          }
        >
          {t('promotions.addTried')}
        </Button>
      )}
      {bill && (
        <p role="status">
          {bill.off === 0
            ? t('promotions.triedNothing', { price: money(bill.price) })
            : t('promotions.triedOff', {
                price: money(bill.price),
                off: money(-bill.off),
                paid: money(bill.price + bill.off),
              })}{' '}
          {bill.off === 0 && bill.outcome && why(bill.outcome)}
        </p>
      )}
      {bill && onStore && ordered.length > 0 && (
        <NewCase
          name={ordered
            .map(({ dish, quantity }) => `${quantity} × ${nameOf(dish)}`)
            .join(', ')
            .slice(0, 80)}
          onStore={(name) =>
            onStore(
              {
                rule: rule._id,
                lines: ordered.map(({ key, dish, quantity }) => ({
                  product: dish,
                  quantity,
                  price: bill.lines.get(key)?.price ?? 0,
                })),
                orderType: triedOrderType(rule),
                time: new Date(bill.at).toISOString(),
              },
              name,
            )
          }
        />
      )}
    </section>
  )
}
