import type { ChangeLineRequest } from '@comanda/client/staff'
import type { SessionLine } from '@comanda/contract'
import { Button, Field, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface ChangePartProps {
  readonly line: SessionLine
  readonly onChange: (request: ChangeLineRequest) => void
}

/** How many of a dish there are, and its remark, before the kitchen begins. */
export const ChangePart = ({ line, onChange }: ChangePartProps) => {
  const { t } = useMessages()
  const before = line.customRemark ?? ''
  const [quantity, setQuantity] = useState(line.quantity)
  const [remark, setRemark] = useState(before)
  const isOther = remark.trim() !== before
  return (
    <div className="pane-form">
      <div className="pane-quantity">
        <span>{t('pane.quantity')}</span>
        <Stepper
          value={quantity}
          min={1}
          label={t('pane.quantity')}
          increaseLabel={t('pane.more')}
          decreaseLabel={t('pane.fewer')}
          onChange={setQuantity}
        />
      </div>
      <Field
        label={t('pane.remark')}
        value={remark}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setRemark(target.value)}
      />
      <Button
        size="large"
        wide
        disabled={quantity === line.quantity && !isOther}
        onClick={() =>
          onChange({
            line: line.id,
            ...(quantity === line.quantity ? {} : { quantity }),
            ...(isOther ? { customRemark: remark.trim() || null } : {}),
          })
        }
      >
        {t('pane.changeGo')}
      </Button>
    </div>
  )
}
