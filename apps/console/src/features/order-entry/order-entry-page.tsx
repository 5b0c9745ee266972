import { useStore } from '@comanda/client/react'
import { createStaffSession, type NewSessionType, orderEntryFor } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Button, buttonLook, EmptyState, Icon, Skeleton } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { SeatedGuests } from '../../staff/guests/seated-guests.tsx'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { EntryForm } from './entry-form.tsx'
import './order-entry.css'

interface OpenEntryProps {
  readonly session?: TableSession
  readonly onSent: (session: string) => void
}

/** The order of a session that is loaded, or of a new one. */
const OpenEntry = ({ session, onSent }: OpenEntryProps) => {
  const { t } = useMessages()
  const shop = useShop()
  const client = useStaff()
  const { catalogue } = client
  const { menu, status } = useStore(catalogue.state)
  // The session that is loaded first; later ones follow below.
  const [first] = useState(session)
  const entry = useMemo(
    () => orderEntryFor(client, { shop: shop._id, session: first }),
    [client, shop, first],
  )
  const [type, setType] = useState<NewSessionType>(entry.newType)
  const title = session ? t('entry.title', { place: sessionPlace(session, t) }) : t('entry.new')
  usePageTitle(title)
  useEffect(() => {
    void catalogue.open(shop._id)
  }, [catalogue, shop])
  useEffect(() => {
    if (session) entry.follow(session)
    else entry.setType(type)
  }, [entry, session, type])
  const isOpen = !session || session.status === 'ongoing' || session.status === 'toPay'
  return (
    <>
      <div>
        <header className="entry-head">
          <Link
            to="/$shop/floor"
            params={{ shop: shop._id }}
            search={session ? { session: session._id } : {}}
            className="ui-icon-button"
            title={t('app.floor')}
          >
            <Icon name="back" />
            <span className="ui-hidden">{t('app.floor')}</span>
          </Link>
          <h1>{title}</h1>
        </header>
        {session && <SeatedGuests session={session._id} />}
      </div>
      {!isOpen && (
        <EmptyState drawing="receipt" title={t('pane.problem.sessionClosed')}>
          {t('entry.closedText')}
        </EmptyState>
      )}
      {isOpen && !menu && status === 'failed' && (
        <EmptyState
          drawing="offline"
          title={t('dishes.failed')}
          action={<Button onClick={() => void catalogue.reload()}>{t('app.tryAgain')}</Button>}
        />
      )}
      {isOpen && !menu && status !== 'failed' && <Skeleton shape="card" />}
      {isOpen && menu && (
        <EntryOf entry={entry} {...{ menu, session, type, onSent }} onType={setType} />
      )}
    </>
  )
}

type EntryOfProps = Omit<Parameters<typeof EntryForm>[0], 'context'>

const EntryOf = (props: EntryOfProps) => {
  const { offer } = useStore(props.entry.cart.state)
  return offer ? <EntryForm {...props} context={offer} /> : <Skeleton shape="card" />
}

interface SessionEntryProps {
  readonly session: string
  readonly onSent: (session: string) => void
}

const SessionEntry = ({ session, onSent }: SessionEntryProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const [calls] = useState(() => createStaffSession(connection, { shop, session }))
  const state = useStore(calls.state)
  useEffect(() => calls.open(), [calls])
  if (state.status === 'loading') return <Skeleton shape="card" />
  if (state.status === 'ready') return <OpenEntry session={state.session} onSent={onSent} />
  if (state.status === 'notFound')
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('money.notFound')}
        action={
          <Link to="/$shop/floor" params={{ shop }} {...buttonLook()}>
            {t('app.floor')}
          </Link>
        }
      >
        {t('money.notFoundText')}
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="offline"
      level={1}
      title={t('money.failed')}
      action={<Button onClick={() => void calls.reload()}>{t('app.tryAgain')}</Button>}
    >
      {state.message}
    </EmptyState>
  )
}

interface OrderEntryPageProps {
  /** Undefined for an order that opens a session of its own. */
  readonly session: string | undefined
  readonly onSent: (session: string) => void
}

/** Staff enter an order for the guests of a table, or a new one for guests without (STAFF-5.5). */
export const OrderEntryPage = ({ session, onSent }: OrderEntryPageProps) => (
  <div className="entry">
    {session === undefined ? (
      <OpenEntry onSent={onSent} />
    ) : (
      <SessionEntry session={session} onSent={onSent} />
    )}
  </div>
)
