import { planExtent, planLayout, type TablePlan, type Wall } from '@comanda/client/staff'
import type { TableViewItem } from '@comanda/contract'
import { listInSentence } from '@comanda/locales'
import { Button } from '@comanda/ui'
import { type CSSProperties, useState } from 'react'
import { DiscardQuestion } from '../../staff/screen/discard-question.tsx'
import { LeaveQuestion } from '../../staff/screen/leave-question.tsx'
import { useMessages } from '../../staff/messages.ts'
import { PlanCanvas, placeStyle } from './plan-canvas.tsx'
import {
  overlapping,
  type PlanDraft,
  type WallPart,
  withTable,
  withWallMoved,
} from './plan-draft.ts'
import { PlanPiece } from './plan-piece.tsx'
import { PlanTableTools } from './plan-table-tools.tsx'
import { usePlanZoom } from './use-plan-zoom.ts'
import { useSavePlan } from './use-save-plan.ts'
import type { useWalls } from './use-walls.ts'

/** Squares of free ground around what stands there. */
const ROOM = 12

type Chosen = { readonly table: string } | { readonly wall: number; readonly part: WallPart }

const parts = ['all', 'start', 'end'] as const satisfies readonly WallPart[]
const partWords = { all: 'plan.wall', start: 'plan.wallStart', end: 'plan.wallEnd' } as const

const wallStyle = ({ x, y, toX, toY }: Wall, part: WallPart): CSSProperties => {
  if (part !== 'all')
    return { '--x': part === 'start' ? x : toX, '--y': part === 'start' ? y : toY } as CSSProperties
  const length = Math.hypot(toX - x, toY - y)
  const angle = `${Math.atan2(toY - y, toX - x)}rad`
  return { '--x': x, '--y': y, '--length': length, '--angle': angle } as CSSProperties
}

interface PlanEditorProps {
  readonly name: string
  readonly area: string | undefined
  readonly tables: readonly TableViewItem[]
  readonly plan: ReturnType<typeof useWalls>
  readonly onDone: () => void
}

/** A room while its manager arranges it: tables and walls, by dragging or by keys (PLAN-1.6). */
export const PlanEditor = ({ name, area, tables, plan, onDone }: PlanEditorProps) => {
  const { t, locale } = useMessages()
  const [history, setHistory] = useState<readonly [PlanDraft, ...PlanDraft[]]>(() => [
    { plans: planLayout(tables), walls: plan.walls.filter((wall) => wall.area === area) },
  ])
  const [live, setLive] = useState<PlanDraft>()
  const [chosen, setChosen] = useState<Chosen>()
  const [isLeaving, setIsLeaving] = useState(false)
  const [first] = history
  const base = history.at(-1) ?? first
  const draft = live ?? base
  const { isBusy, save } = useSavePlan({ area, tables, plan, onDone })
  // It stays while something is dragged: the plan would shrink under the finger.
  const extent = planExtent(base.plans.values(), base.walls)
  const zoom = usePlanZoom({ width: extent.width + ROOM, height: extent.height + ROOM })
  const change = (made: PlanDraft, isDone = true): void => {
    setLive(isDone ? undefined : made)
    if (isDone) setHistory([...history, made])
  }
  const undo = (): void => {
    const [one, ...more] = history.slice(0, -1)
    if (one) setHistory([one, ...more])
    setLive(undefined)
  }
  const addWall = (): void => {
    const wall: Wall = { ...(area === undefined ? {} : { area }), x: 2, y: 1, toX: 14, toY: 1 }
    change({ ...base, walls: [...base.walls, wall] })
    setChosen({ wall: base.walls.length, part: 'all' })
  }
  const isChosen = (one: Chosen): boolean => JSON.stringify(one) === JSON.stringify(chosen)
  const table = tables.find(({ _id }) => chosen && 'table' in chosen && chosen.table === _id)
  const place = table && draft.plans.get(table._id)
  const onEachOther = overlapping(draft, tables)
  const isChanged = history.length > 1
  const changeTable = (id: string, made: (was: TablePlan) => Partial<TablePlan>): void =>
    change(withTable(base, id, made))
  return (
    <section className="plan-editor" aria-label={t('plan.title', { name })}>
      <LeaveQuestion isUnsaved={isChanged && !isBusy} />
      {isLeaving && (
        <DiscardQuestion
          question={{ key: 0, discard: onDone, keep: () => undefined }}
          onClosed={() => setIsLeaving(false)}
        />
      )}
      <header>
        <h2>{t('plan.title', { name })}</h2>
        <div className="plan-editor-actions">
          <Button variant="quiet" disabled={!isChanged} onClick={undo}>
            {t('plan.undo')}
          </Button>
          <Button variant="quiet" onClick={() => (isChanged ? setIsLeaving(true) : onDone())}>
            {t('plan.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void save(draft)}>
            {t('plan.save')}
          </Button>
        </div>
      </header>
      <PlanCanvas
        label={t('plan.canvas', { name })}
        extent={{ width: extent.width + ROOM, height: extent.height + ROOM }}
        walls={draft.walls}
        zoom={zoom}
      >
        {draft.walls.flatMap((wall, at) =>
          parts.map((part) => (
            <PlanPiece
              key={`${at} ${part}`}
              label={t(partWords[part], { number: at + 1 })}
              kind={part === 'all' ? 'wall' : 'end'}
              style={wallStyle(wall, part)}
              square={zoom.square}
              isChosen={isChosen({ wall: at, part })}
              onChoose={() => setChosen({ wall: at, part })}
              onMove={(by, isDone) => change(withWallMoved(base, at, part, by), isDone)}
            />
          )),
        )}
        {tables.map(({ _id, name: called }) => {
          const stands = draft.plans.get(_id)
          return stands ? (
            <PlanPiece
              key={_id}
              label={t('plan.table', { name: called })}
              kind={stands.shape}
              style={placeStyle(stands)}
              square={zoom.square}
              isChosen={isChosen({ table: _id })}
              onChoose={() => setChosen({ table: _id })}
              onMove={([right, down], isDone) =>
                change(
                  withTable(base, _id, ({ x, y }) => ({ x: x + right, y: y + down })),
                  isDone,
                )
              }
            >
              {called}
            </PlanPiece>
          ) : undefined
        })}
      </PlanCanvas>
      <div className="plan-tools">
        <p role="status">
          {place && table ? t('plan.at', { name: table.name, ...place }) : t('plan.hint')}
          {onEachOther.length > 0 && (
            <strong>{t('plan.overlap', { names: listInSentence(onEachOther, locale) })}</strong>
          )}
        </p>
        {table && place && (
          <PlanTableTools plan={place} onChange={(made) => changeTable(table._id, made)} />
        )}
        {chosen && 'wall' in chosen && draft.walls[chosen.wall] && (
          <Button
            variant="quiet"
            icon="trash"
            onClick={() => {
              change({ ...base, walls: base.walls.toSpliced(chosen.wall, 1) })
              setChosen(undefined)
            }}
          >
            {t('plan.removeWall')}
          </Button>
        )}
        <Button variant="quiet" icon="plus" onClick={addWall}>
          {t('plan.addWall')}
        </Button>
      </div>
    </section>
  )
}
