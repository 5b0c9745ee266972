import type { TablePlan, Wall } from '@comanda/client/staff'
import { IconButton } from '@comanda/ui'
import type { CSSProperties, KeyboardEventHandler, ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { usePlanZoom } from './use-plan-zoom.ts'
import './plan.css'

/** Returns where a table stands, for the styles of the plan, which count in squares. */
export const placeStyle = ({ x, y, width, height }: TablePlan): CSSProperties =>
  ({ '--x': x, '--y': y, '--width': width, '--height': height }) as CSSProperties

interface PlanCanvasProps {
  readonly label: string
  readonly extent: { readonly width: number; readonly height: number }
  readonly walls: readonly Wall[]
  readonly zoom: ReturnType<typeof usePlanZoom>
  readonly onKeyDown?: KeyboardEventHandler | undefined
  /** What stands on it. */
  readonly children: ReactNode
}

/** A room drawn in squares, with its walls. */
export const PlanCanvas = ({
  label,
  extent: { width, height },
  walls,
  zoom,
  onKeyDown,
  children,
}: PlanCanvasProps) => {
  const { t } = useMessages()
  const { setElement, square, isZoomed, keys, larger, smaller, whole } = zoom
  return (
    <div className="plan" role="group" aria-label={label}>
      <div className="plan-scroll" ref={setElement}>
        <div
          className="plan-canvas"
          role="presentation"
          onKeyDown={(event) => {
            const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key]
            if (act) {
              event.preventDefault()
              act()
            } else onKeyDown?.(event)
          }}
          style={
            {
              '--square': `${square}px`,
              '--across': width,
              '--down': height,
            } as CSSProperties
          }
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {walls.map(({ x, y, toX, toY }) => (
              <line key={`${x} ${y} ${toX} ${toY}`} x1={x} y1={y} x2={toX} y2={toY} />
            ))}
          </svg>
          {children}
        </div>
      </div>
      <div className="plan-zoom">
        <IconButton
          variant="soft"
          icon="plus"
          label={t('plan.zoomIn')}
          title={t('plan.zoomIn')}
          onClick={larger}
        />
        <IconButton
          variant="soft"
          icon="minus"
          label={t('plan.zoomOut')}
          title={t('plan.zoomOut')}
          disabled={!isZoomed}
          onClick={smaller}
        />
        {isZoomed && (
          <IconButton
            variant="soft"
            icon="table"
            label={t('plan.zoomFit')}
            title={t('plan.zoomFit')}
            onClick={whole}
          />
        )}
      </div>
    </div>
  )
}
