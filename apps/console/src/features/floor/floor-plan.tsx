import { type FloorPlace, planExtent, planLayout, type Wall } from '@comanda/client/staff'
import { Button, ScrollTabs } from '@comanda/ui'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { PlanCanvas, placeStyle } from './plan-canvas.tsx'
import { moveFocus } from './tile-focus.ts'
import { usePlanZoom } from './use-plan-zoom.ts'
import { useWalls } from './use-walls.ts'

const PlanEditor = lazy(async () => ({ default: (await import('./plan-editor.tsx')).PlanEditor }))

const areaOf = ({ table }: FloorPlace): string | undefined => table.area

/** Returns the areas of a floor in the order of their first tables. */
const areasOf = (places: readonly FloorPlace[]): readonly (string | undefined)[] => [
  ...new Set(places.map(areaOf)),
]

interface RoomProps {
  readonly name: string
  readonly places: readonly FloorPlace[]
  readonly walls: readonly Wall[]
  /** Whether the search finds a table. */
  readonly isFound: (place: FloorPlace) => boolean
  readonly tileOf: (place: FloorPlace) => ReactNode
}

/** A room with its tables and walls (PLAN-1.5). */
const Room = ({ name, places, walls, isFound, tileOf }: RoomProps) => {
  const { t } = useMessages()
  const layout = useMemo(() => planLayout(places.map(({ table }) => table)), [places])
  const extent = planExtent(layout.values(), walls)
  const zoom = usePlanZoom(extent)
  return (
    <PlanCanvas
      label={t('plan.canvas', { name })}
      extent={extent}
      walls={walls}
      zoom={zoom}
      onKeyDown={moveFocus}
    >
      {places.map((place) => {
        const plan = layout.get(place.table._id)
        return plan ? (
          <div
            key={place.table._id}
            className="plan-place"
            data-shape={plan.shape}
            data-lost={isFound(place) ? undefined : ''}
            style={placeStyle(plan)}
          >
            {tileOf(place)}
          </div>
        ) : undefined
      })}
    </PlanCanvas>
  )
}

interface FloorPlanProps {
  readonly places: readonly FloorPlace[]
  readonly isFound: (place: FloorPlace) => boolean
  readonly tileOf: (place: FloorPlace) => ReactNode
  readonly isOffline: boolean
}

/** The rooms of the floor, one at a time, as they are; managers arrange them (PLAN-1). */
export const FloorPlan = ({ places, isFound, tileOf, isOffline }: FloorPlanProps) => {
  const { t } = useMessages()
  const { isManager } = useRole()
  const [chosen, setChosen] = useState<string>()
  const [isEdited, setIsEdited] = useState(false)
  const plan = useWalls()
  const areas = areasOf(places)
  const nameOf = (area: string | undefined): string => area ?? t('floor.noArea')
  const tabs = areas.map((area, at) => ({ id: `${at}`, text: nameOf(area) }))
  const own = (room: string | undefined): readonly FloorPlace[] =>
    places.filter((place) => areaOf(place) === room)
  const wanted = areas.includes(chosen) ? chosen : areas[0]
  // A search leads to the room in which something is found.
  const found = own(wanted).some(isFound) ? undefined : places.find(isFound)
  const room = found && !isEdited ? areaOf(found) : wanted
  const shown = own(room)
  const name = nameOf(room)
  const tab = `${areas.indexOf(room)}`
  const walls = plan.walls.filter(({ area }) => area === room)
  if (isEdited)
    return (
      <Suspense fallback={null}>
        <PlanEditor
          key={tab}
          name={name}
          area={room}
          tables={shown.map(({ table }) => table)}
          plan={plan}
          onDone={() => setIsEdited(false)}
        />
      </Suspense>
    )
  return (
    <div className="floor-plan">
      <div className="floor-plan-bar">
        {tabs.length > 1 && (
          <ScrollTabs
            name="room"
            look="pill"
            label={t('plan.rooms')}
            tabs={tabs}
            selected={tab}
            onSelect={(id) => setChosen(areas[Number(id)])}
          />
        )}
        {isManager && (
          <Button
            variant="quiet"
            icon="edit"
            disabled={isOffline}
            title={isOffline ? t('floor.offline') : undefined}
            onClick={() => setIsEdited(true)}
          >
            {t('plan.edit')}
          </Button>
        )}
      </div>
      <div
        className="floor-plan-room"
        {...(tabs.length > 1
          ? { role: 'tabpanel', id: `room-panel-${tab}`, 'aria-labelledby': `room-tab-${tab}` }
          : {})}
      >
        <Room
          key={tab}
          name={name}
          places={shown}
          walls={walls}
          isFound={isFound}
          tileOf={tileOf}
        />
      </div>
    </div>
  )
}
