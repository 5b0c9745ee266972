import type { PaymentMethod } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createOrderedList, type OrderedList } from '../records/ordered-list.ts'

/** The ways to pay of the group. */
export const createPaymentMethods = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
): OrderedList<PaymentMethod> => createOrderedList(connection, connection.service('paymentMethods'))
