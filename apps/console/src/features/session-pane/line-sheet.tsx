import type {
  AdjustLineRequest,
  ChangeLineRequest,
  SplitRequest,
  StaffSession,
  VoidRequest,
} from '@comanda/client/staff'
import type { SessionLine, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Segmented } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { ChangePart } from './change-part.tsx'
import { PricePart } from './price-part.tsx'
import { VoidPart } from './void-part.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

type Part = 'void' | 'change' | 'price'

interface LineSheetProps {
  readonly line: SessionLine
  readonly session: TableSession
  readonly calls: Pick<StaffSession, 'previewDiscount'>
  /** False once the kitchen has begun with its order. */
  readonly canChange: boolean
  readonly onVoid: (request: VoidRequest) => void
  readonly onChange: (request: ChangeLineRequest) => void
  readonly onAdjust: (request: AdjustLineRequest) => void
  /** If there are dishes from which it can be split off. */
  readonly onSplit?: (request: SplitRequest) => void
  readonly onClosed: () => void
}

/** A dish of a bill: taken off, changed, at another price, or on a second bill. */
export const LineSheet = ({
  line,
  session,
  calls,
  canChange,
  onVoid,
  onChange,
  onAdjust,
  onSplit,
  onClosed,
}: LineSheetProps) => {
  const { t, locale } = useMessages()
  const [shown, setShown] = useState<Part>('void')
  const parts: readonly Part[] = canChange ? ['void', 'change', 'price'] : ['void', 'price']
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={`${line.quantity} × ${localizedName(line.name, locale)}`}
    >
      {(close) => {
        const closing =
          <R,>(work: (request: R) => void) =>
          (request: R): void => {
            work(request)
            close()
          }
        return (
          <div className="pane-form">
            <Segmented
              label={t('pane.lineParts')}
              segments={parts.map((id) => ({ id, text: t(`pane.linePart.${id}`) }))}
              selected={shown}
              onSelect={setShown}
            />
            {shown === 'void' && <VoidPart line={line} onVoid={closing(onVoid)} />}
            {shown === 'change' && (
              <ChangePart line={line} session={session} onChange={closing(onChange)} />
            )}
            {shown === 'price' && (
              <PricePart
                line={line}
                discounts={session.discounts}
                calls={calls}
                onAdjust={closing(onAdjust)}
              />
            )}
            {onSplit && (
              <Button
                size="large"
                variant="quiet"
                wide
                onClick={() => {
                  const { id, quantity } = line
                  closing(onSplit)({ lines: [{ id, quantity }], capacity: 1 })
                }}
              >
                {t('pane.splitGo', { count: line.quantity })}
              </Button>
            )}
          </div>
        )
      }}
    </StaffSheet>
  )
}
