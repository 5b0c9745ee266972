import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { FloorPage } from '../features/floor/floor-page.tsx'
import type { TablePicking } from '../features/floor/floor-tables.tsx'
import type { PickedTable, PickTable } from '../features/session-pane/pick-table.ts'
import { SessionPane } from '../features/session-pane/session-pane.tsx'

/** The floor, with the pane of the session in the URL. */
export const FloorRoute = () => {
  const { session } = useSearch({ from: '/$shop/floor' })
  const navigate = useNavigate({ from: '/$shop/floor' })
  const [picking, setPicking] = useState<TablePicking>()
  const [moving, setMoving] = useState<string>()
  const [seating, setSeating] = useState<string>()
  const select = useCallback(
    (chosen: string) => void navigate({ search: { session: chosen } }),
    [navigate],
  )
  const move = useCallback(
    (chosen: string) => {
      setMoving(chosen)
      select(chosen)
    },
    [select],
  )
  const pickTable: PickTable = (wanted) =>
    new Promise<PickedTable | undefined>((resolve) => {
      setPicking({
        other: wanted?.other,
        moved: wanted?.moved,
        onPick: (picked) => {
          setPicking(undefined)
          resolve(picked)
        },
      })
    })
  return (
    <FloorPage
      selected={session}
      onSelect={select}
      onMove={move}
      picking={picking}
      seating={seating}
      onSeated={() => setSeating(undefined)}
    >
      {session !== undefined && (
        <SessionPane
          key={session}
          session={session}
          pickTable={pickTable}
          isMoving={moving === session}
          onMoved={() => setMoving(undefined)}
          onSeatOthers={setSeating}
          onClosed={() => {
            picking?.onPick(undefined)
            void navigate({ search: {} })
          }}
        />
      )}
    </FloorPage>
  )
}
