import { normaliseError } from '@comanda/client'
import { createOrderResponses, type DeclineReason } from '@comanda/client/staff'
import type { Order } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { AcceptSheet } from './accept-sheet.tsx'
import { DeclineSheet } from './decline-sheet.tsx'
import type { Response } from './waiting-order.tsx'

/** What staff say to orders; what came of it is in a toast. */
export const useOrderResponses = () => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const [responses] = useState(() => createOrderResponses(connection))
  const send = async (call: Promise<Order>, number: string, done: string): Promise<void> => {
    const id = `respond-${number}`
    try {
      await call
      showToast(done, { tone: 'success', id })
    } catch (failure) {
      const { code, reason, message } = normaliseError(failure)
      const text =
        code === 'illegalTransition'
          ? t('step.elsewhere', { number })
          : reason === undefined
            ? t('step.failed', { number, message })
            : t('step.offline', { number })
      showToast(text, { tone: 'danger', id })
    }
  }
  return {
    accept: (order: Order, minutes: number) => {
      const { number } = order
      const done = t('respond.accepted', { number, count: minutes })
      void send(responses.accept(order, minutes), number, done)
    },
    decline: (order: Order, reason: DeclineReason, note: string) => {
      const { number } = order
      void send(responses.decline(order, reason, note), number, t('respond.declined', { number }))
    },
    estimate: (order: Order, minutes: number) => {
      const { number } = order
      const done = t('respond.estimated', { number, count: minutes })
      void send(responses.estimate(order, minutes), number, done)
    },
  }
}

/** An order that staff are responding to. */
export interface Responding {
  readonly order: Order
  readonly response: Response
}

interface RespondSheetsProps {
  readonly responding: Responding | undefined
  readonly onClosed: () => void
}

/** The sheet in which staff accept or decline an order. */
export const RespondSheets = ({ responding, onClosed }: RespondSheetsProps) => {
  const { accept, decline } = useOrderResponses()
  if (!responding) return null
  const { order, response } = responding
  return response === 'accept' ? (
    <AcceptSheet order={order} onClosed={onClosed} onAccept={accept} />
  ) : (
    <DeclineSheet order={order} onClosed={onClosed} onDecline={decline} />
  )
}
