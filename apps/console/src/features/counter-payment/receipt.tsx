import type { SessionLine, SessionPayment, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { type PaymentPart, paymentParts } from '@comanda/engine/payments'
import { type BillRow, billRows } from '../../staff/bills/bill-rows.ts'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers, sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import './receipt.css'

interface RowProps extends Pick<BillRow, 'name' | 'amount' | 'note'> {
  readonly as: BillRow['as'] | PaymentPart['kind']
}

const Row = ({ name, amount, note, as }: RowProps) => {
  const { money } = useFormats()
  return (
    <div data-as={as}>
      <dt>{note === undefined ? name : `${name}, ${note}`}</dt>
      <dd>{money(amount)}</dd>
    </div>
  )
}

const PaymentRows = ({ payment }: { readonly payment: SessionPayment }) => {
  const { t } = useMessages()
  const type = t(`money.type.${payment.type}`)
  const way = payment.deposit ? t('money.deposit', { method: type }) : type
  const names = {
    amount: payment.reverses === undefined ? way : t('money.refunded', { method: way }),
    tips: t('money.tips'),
    surcharge: t('money.paymentSurcharge'),
    rounding: t('money.cashRounding'),
    charged: t('money.charged'),
    tendered: t('money.tendered'),
    change: t('counter.cash.change'),
  }
  return (
    <div className="receipt-payment">
      {paymentParts(payment).map(({ kind, amount }) => (
        <Row key={kind} name={names[kind]} amount={amount} as={kind} />
      ))}
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
  const { products, payments, outstanding } = session
  return (
    <section className="receipt" aria-hidden="true">
      <h2>{localizedName(shop.name, locale)}</h2>
      <p>{[sessionPlace(session, t), orderNumbers(session, t)].join(' · ')}</p>
      <p>{time(session.createTime)}</p>
      <dl>
        {products.filter(isBought).map((line) => (
          <Row
            key={line.id}
            name={`${line.quantity} × ${localizedName(line.name, locale)}`}
            amount={line.relatedTreePrice}
            as="part"
          />
        ))}
      </dl>
      <dl>
        {billRows(session, { t, locale }).map(({ id, ...row }) => (
          <Row key={id} {...row} />
        ))}
      </dl>
      <dl>
        {payments.map((payment) => (
          <PaymentRows key={payment._id} payment={payment} />
        ))}
        {outstanding > 0 && <Row name={t('money.outstanding')} amount={outstanding} as="sum" />}
      </dl>
    </section>
  )
}
