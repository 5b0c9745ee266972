import type { Order } from '@comanda/contract'

/** Who takes an order away, and the number to call if it waits. Nothing if nobody is named. */
export const OrderContact = ({ order: { contactName, phone } }: { readonly order: Order }) =>
  contactName === undefined && phone === undefined ? undefined : (
    <p className="order-contact">
      {contactName !== undefined && <strong>{contactName}</strong>}{' '}
      {phone !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
