import type { TableSession } from '@comanda/contract'
import { Badge, Price } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { ShownShop } from '../../shop/shop-of.tsx'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useNames } from '../../language/use-names.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { shownOrder } from './order-steps.ts'
import { sessionWord } from './session-status.ts'
import './session-card.css'

const tones = { cancelled: 'danger', ready: 'success', paid: 'plain' } as const
const toneOf = (word: string) => tones[word as keyof typeof tones] ?? 'highlight'

const Facts = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const money = useMoney()
  const shop = useShownShop()
  const moment = useMoment(shop?.timeZone)
  const order = shownOrder(session)
  const word = sessionWord(session)
  const list = useListWords()
  const table = list(session.tables.map((entry) => entry.name))
  return (
    <>
      {order && (
        <span className="session-card-number">
          <span className="ui-hidden">{t('record.number')} </span>
          {order.number}
        </span>
      )}
      <span className="session-card-text">
        <strong>{name(shop?.name)}</strong>
        <span>
          {[t(`mode.${session.type}`), table].filter(Boolean).join(' · ')}
          {' · '}
          <time dateTime={session.createTime}>{moment(session.createTime)}</time>
        </span>
        <span className="session-card-end">
          <Badge tone={toneOf(word)}>{t(`record.status.${word}`)}</Badge>
          <Price text={money(session.result.totals.total)} />
        </span>
      </span>
    </>
  )
}

/** Summary of a session: number, shop, mode, status, time, total. */
export const SessionCard = ({ session }: { session: TableSession }) => (
  <ShownShop shop={session.shop}>
    <span className="session-card">
      <Facts session={session} />
    </span>
  </ShownShop>
)
