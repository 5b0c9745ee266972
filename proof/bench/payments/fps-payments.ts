import { createHmac, randomBytes } from 'node:crypto'
import { demo } from '@comanda/demo'
import type { Socket } from 'socket.io-client'
import { ask } from '../server/socket.ts'

const account = demo.paymentAccounts.find(({ provider }) => provider === 'fps')
const method = demo.paymentMethods.find((one) => one.account === account?._id)

/** A payment that a bank may notify of. */
export interface FpsPayment {
  readonly session: string
  readonly attempt: string
  readonly charge: number
}

interface Started {
  readonly attempt: { readonly _id: string; readonly charge: number }
}

/** Places an order to take away and begins its payment by FPS, whose start calls nobody. */
export const beginPayment = async (
  socket: Socket,
  shop: string,
  dishes: readonly string[],
): Promise<FpsPayment> => {
  const { _id: session } = await ask<{ _id: string }>(socket, 'create', 'tableSessions/create', {
    shop,
    type: 'takeAway',
    payBy: method?._id,
    cart: dishes.slice(0, 3).map((product, line) => ({ id: String(line), product, quantity: 1 })),
    contactName: 'Mei',
    idempotencyKey: randomBytes(12).toString('hex'),
  })
  const { attempt } = await ask<Started>(socket, 'create', 'payments/online', {
    session,
    methodRef: method?._id,
  })
  return { session, attempt: attempt._id, charge: attempt.charge }
}

/** Sends the bank's signed notification of a payment. */
export const notify = async (url: string, { attempt, charge }: FpsPayment): Promise<void> => {
  const body = JSON.stringify({
    id: randomBytes(8).toString('hex'),
    fpsId: account?.settings['fpsId'],
    reference: attempt,
    amount: charge.toFixed(2),
    currency: 'HKD',
    transaction: randomBytes(8).toString('hex'),
    time: new Date().toISOString(),
    status: 'SETTLED',
  })
  const time = Math.floor(Date.now() / 1000)
  const secret = account?.secrets.notificationSecret ?? ''
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const response = await fetch(`${url}/api/payments/notify/${account?._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fps-signature': `t=${time},v1=${signature}` },
    body,
  })
  if (!response.ok) throw new Error(`a notification was refused: ${await response.text()}`)
}
