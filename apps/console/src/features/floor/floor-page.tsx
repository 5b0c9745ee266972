import { createFloor } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { FloorNeeds } from './floor-needs.tsx'
import { FloorTables, type TablePicking } from './floor-tables.tsx'
import './floor.css'

/** The shape of the floor while it is loading. */
const FloorLoading = () => (
  <div className="floor-tables" role="status" aria-label={useMessages().t('app.loading')}>
    <Skeleton shape="title" share={0.3} />
    <div className="floor-tiles">
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} shape="card" />
      ))}
    </div>
  </div>
)

interface FloorPageProps {
  /** The session whose pane is open. */
  readonly selected: string | undefined
  readonly onSelect: (session: string) => void
  /** Called with the bill whose guests move. */
  readonly onMove: (session: string) => void
  /** Set while staff pick a table. */
  readonly picking?: TablePicking | undefined
  /** A paid table at which others are to be seated, and what to call once they are, or not. */
  readonly seating?: string | undefined
  readonly onSeated?: (() => void) | undefined
  /** The pane of that session. */
  readonly children?: ReactNode
}

/** The tables of the shop and what each needs, with the pane of one session beside them. */
export const FloorPage = (props: FloorPageProps) => {
  const { selected, onSelect, onMove, picking, seating, onSeated, children } = props
  const { connection, storage } = useStaff()
  const shop = useShop()
  const [floor] = useState(() => createFloor(connection, shop, Date.now, storage))
  const state = useStore(floor.state)
  const { t } = useMessages()
  usePageTitle(t('floor.title'))
  useEffect(() => floor.open(), [floor])
  return (
    <div
      className="floor"
      data-open={selected === undefined ? undefined : ''}
      data-picking={picking ? '' : undefined}
    >
      {state.status === 'loading' && <FloorLoading />}
      {state.status === 'ready' && (
        <FloorTables
          floor={floor}
          state={state}
          selected={selected}
          onSelect={onSelect}
          onMove={onMove}
          picking={picking}
          seating={seating}
          onSeated={onSeated}
        />
      )}
      {state.status === 'ready' && selected === undefined && (
        <FloorNeeds places={state.places} others={state.others} onSelect={onSelect} />
      )}
      {state.status === 'failed' && (
        <EmptyState
          drawing="offline"
          level={1}
          title={t('floor.failed')}
          action={<Button onClick={() => void floor.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      )}
      {children}
    </div>
  )
}
