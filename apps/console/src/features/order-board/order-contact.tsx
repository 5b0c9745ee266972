import type { Order } from '@comanda/contract'

/** Who takes an order away, in which car, and the number to call if it waits. Nothing if nobody is named. */
export const OrderContact = ({
  order: { contactName, licensePlate, phone },
}: {
  readonly order: Order
}) =>
  (contactName ?? licensePlate ?? phone) === undefined ? undefined : (
    <p className="order-contact">
      {contactName !== undefined && <strong>{contactName}</strong>}{' '}
      {licensePlate !== undefined && <strong className="order-plate">{licensePlate}</strong>}{' '}
      {phone !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
