import type { FloorPlace } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { PartyTile } from './table-tile.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface PartySheetProps {
  readonly place: FloorPlace
  readonly onSelect: (session: string) => void
  readonly onClosed: () => void
}

/** The bills of a table that has several: one of them is opened. */
export const PartySheet = ({ place: { table, sessions }, onSelect, onClosed }: PartySheetProps) => {
  const { t } = useMessages()
  const { name } = table
  return (
    <StaffSheet open onClosed={onClosed} title={t('floor.chooseParty', { name })}>
      {(close) => (
        <div className="floor-tiles party-sheet">
          {sessions.map((session) => (
            <PartyTile
              key={session._id}
              id={session._id}
              name={[name, session.tables[0]?.split ?? []].flat().join(' · ')}
              sessions={[session]}
              isSelected={false}
              onPress={() => {
                onSelect(session._id)
                close()
              }}
            />
          ))}
        </div>
      )}
    </StaffSheet>
  )
}
