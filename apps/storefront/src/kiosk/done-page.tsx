import { createSessionRecord } from '@comanda/client'
import { openHandoff } from '@comanda/client/handoff'
import { numberShown, printTicket } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { Button, QrCode } from '@comanda/ui'
import { useEffect, useMemo, useState } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useVisitMessages } from '../language/visit-messages.ts'
import { useMoney } from '../money/use-money.ts'
import { handoffLink } from '../features/handoff/handoff-link.ts'
import { shownOrder } from '../features/order/order-steps.ts'
import { paths } from '../router/paths.ts'
import { useParams } from '../router/use-shown.ts'
import { showNotice } from '../notices/notice.ts'
import { LoadingScreen } from '../loading/loading-screen.tsx'
import { useKiosk } from './kiosk-context.tsx'

/** How long the number shows before the kiosk is the next guest's, in ms. */
const SHOWN_FOR = 20_000

/** The number to be called, what to pay at the counter, and a code that a phone follows the order by (KIOSK-3.3). */
export const DonePage = () => {
  const { t } = useVisitMessages()
  const money = useMoney()
  const { id } = useParams(paths.recordOf)
  const { connection, session } = useDiner().client
  const { reset, device } = useKiosk()
  const record = useMemo(() => {
    const present = session.state.get().session
    return createSessionRecord(connection, id, present?._id === id ? present : undefined)
  }, [connection, session, id])
  useEffect(() => record.open(), [record])
  // Also once the network is back: a restart shows numbers that nobody has seen.
  useEffect(() => {
    void numberShown(connection, id)
    return connection.onConnect(() => void numberShown(connection, id))
  }, [connection, id])
  const { session: placed } = useStore(record.state)
  const [follow] = useState(() => openHandoff(connection, { kind: 'order', session: id }))
  useEffect(() => {
    void follow.make()
    return follow.close
  }, [follow])
  const followed = useStore(follow.state)
  useEffect(() => {
    const timer = setTimeout(() => reset(true), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [reset])
  const order = placed && shownOrder(placed)
  if (!placed || !order) return <LoadingScreen />
  /** By the shop's printer; without one by the browser's. */
  const print = async (): Promise<void> => {
    if (await printTicket(connection, device.shop, id))
      showNotice({ text: t('kiosk.printing'), tone: 'success', id: 'print' })
    else window.print()
  }
  return (
    <section className="kiosk-done">
      <p>{t('kiosk.number')}</p>
      <h1 aria-label={t('kiosk.numberIs', { number: order.number })}>{order.number}</h1>
      {(placed.outstanding ?? 0) > 0 && (
        <p className="kiosk-pay" role="status">
          {t('kiosk.payNow', { total: money(placed.outstanding ?? 0) })}
        </p>
      )}
      {followed.made && (
        <>
          <QrCode text={handoffLink(followed.made.code)} label={t('kiosk.follow')} />
          <p>{t('kiosk.follow')}</p>
        </>
      )}
      <div className="kiosk-band">
        <Button variant="quiet" size="large" wide onClick={() => void print()}>
          {t('kiosk.print')}
        </Button>
        <Button size="large" wide onClick={() => reset(true)}>
          {t('kiosk.done')}
        </Button>
      </div>
    </section>
  )
}
