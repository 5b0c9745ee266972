import type { Order } from '@comanda/contract'

/** The channel of an order with its number there, who takes an order away, in which car, and the number to call if it waits. Nothing if nobody is named. */
export const OrderContact = ({
  order: { channel, contactName, licensePlate, phone },
}: {
  readonly order: Order
}) =>
  (channel ?? contactName ?? licensePlate ?? phone) === undefined ? undefined : (
    <p className="order-contact">
      {channel !== undefined && <strong>{`${channel.name} ${channel.number}`}</strong>}{' '}
      {contactName !== undefined && <strong>{contactName}</strong>}{' '}
      {licensePlate !== undefined && <strong className="order-plate">{licensePlate}</strong>}{' '}
      {phone !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
