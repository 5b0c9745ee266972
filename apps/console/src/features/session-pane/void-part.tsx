import type { VoidRequest } from '@comanda/client/staff'
import type { SessionLine } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'

interface VoidPartProps {
  readonly line: SessionLine
  readonly onVoid: (request: VoidRequest) => void
}

/** How much of a dish is taken off, and why. */
export const VoidPart = ({ line, onVoid }: VoidPartProps) => {
  const { t, locale } = useMessages()
  const [quantity, setQuantity] = useState(1)
  const [why, setWhy] = useState<GivenReason>({})
  return (
    <div className="pane-form">
      {line.quantity > 1 && (
        <div className="pane-quantity">
          <span>{t('pane.howMany')}</span>
          <Stepper
            value={quantity}
            min={1}
            max={line.quantity}
            label={t('pane.howMany')}
            increaseLabel={t('pane.more')}
            decreaseLabel={t('pane.fewer')}
            onChange={setQuantity}
          />
        </div>
      )}
      <ReasonChoice kind="void" given={why} onChange={setWhy} />
      <Button
        size="large"
        variant="danger"
        wide
        disabled={!isGiven(why)}
        onClick={() => onVoid({ lines: [{ id: line.id, quantity }], ...why })}
      >
        {`${t('pane.voidGo')} · ${quantity} × ${localizedName(line.name, locale)}`}
      </Button>
    </div>
  )
}
