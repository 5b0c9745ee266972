import type { SessionLine, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers, sessionPlace } from '../../staff/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import './receipt.css'

interface RowProps {
  readonly name: ReactNode
  readonly amount: number
  readonly isSum?: boolean
}

const Row = ({ name, amount, isSum = false }: RowProps) => {
  const { money } = useFormats()
  return (
    <div data-sum={isSum ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  )
}

const isBought = ({ status, fromProduct }: SessionLine): boolean =>
  status !== 'cancel' && fromProduct === undefined

/** The receipt of a bill on a slip of 80 mm: only a printer shows it (STAFF-5.9). */
export const Receipt = ({ session }: { readonly session: TableSession }) => {
  const { t, locale } = useMessages()
  const { time } = useFormats()
  const shop = useShop()
  const { products, discounts, surcharges, taxes, payments, result, outstanding } = session
  const { totals } = result
  return (
    <section className="receipt" aria-hidden="true">
      <h2>{localizedName(shop.name, locale)}</h2>
      <p>{[sessionPlace(session, t), orderNumbers(session)].join(' · ')}</p>
      <p>{time(session.createTime)}</p>
      <dl>
        {products.filter(isBought).map((line) => (
          <Row
            key={line.id}
            name={`${line.quantity} × ${localizedName(line.name, locale)}`}
            amount={line.relatedTreePrice}
          />
        ))}
      </dl>
      <dl>
        <Row name={t('money.dishes')} amount={totals.products} />
        {discounts
          .filter(({ error }) => error === undefined)
          .map(({ id, name, amount }) => (
            <Row key={id} name={localizedName(name, locale)} amount={amount} />
          ))}
        {surcharges.map(({ setting, name, amount }) => (
          <Row key={setting} name={localizedName(name, locale)} amount={amount} />
        ))}
        {taxes.map(({ setting, name, percent, included, amount }) => (
          <Row
            key={setting}
            name={[
              `${localizedName(name, locale)} ${percent} %`,
              included ? t('pane.taxIncluded') : [],
            ]
              .flat()
              .join(', ')}
            amount={amount}
          />
        ))}
        {totals.adjusts !== 0 && <Row name={t('money.adjusts')} amount={totals.adjusts} />}
        {totals.rounding !== 0 && <Row name={t('money.rounding')} amount={totals.rounding} />}
        <Row name={t('money.total')} amount={totals.total} isSum />
      </dl>
      <dl>
        {payments.map(({ _id, type, amount, tips, tendered, change = 0, reverses }) => {
          const way = t(`money.type.${type}`)
          const name = reverses === undefined ? way : t('money.refunded', { method: way })
          return (
            <div key={_id} className="receipt-payment">
              <Row name={name} amount={tendered ?? amount + tips} />
              {tips > 0 && <Row name={t('money.tips')} amount={tips} />}
              {change > 0 && <Row name={t('counter.cash.change')} amount={change} />}
            </div>
          )
        })}
        {outstanding > 0 && <Row name={t('money.outstanding')} amount={outstanding} isSum />}
      </dl>
    </section>
  )
}
