import type { ChangeLineRequest } from '@comanda/client/staff'
import type { SessionLine, TableSession } from '@comanda/contract'
import type { DraftOption } from '@comanda/engine/options'
import { netWeight } from '@comanda/shop-rules/weights'
import { Button, Field, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { hasOwnOptions, LineOptions, picksOfLine } from './line-options.tsx'

interface ChangePartProps {
  readonly line: SessionLine
  readonly session: TableSession
  readonly onChange: (request: ChangeLineRequest) => void
}

/** Returns picks as the call takes them. */
const sentPicks = (options: readonly DraftOption[]): NonNullable<ChangeLineRequest['options']> =>
  options.map(({ option, values, selections }) => ({
    option,
    ...(selections
      ? { selections: selections.map(({ _id, quantity = 1 }) => ({ _id: _id ?? '', quantity })) }
      : { values: [...(values ?? [])] }),
  }))

/** How many of a dish there are, its choices and its remark, before the kitchen begins. */
export const ChangePart = ({ line, session, onChange }: ChangePartProps) => {
  const { t } = useMessages()
  const before = line.customRemark ?? ''
  const [quantity, setQuantity] = useState(line.quantity)
  const [remark, setRemark] = useState(before)
  const [picked, setPicked] = useState<readonly DraftOption[]>()
  const [isComplete, setIsComplete] = useState(true)
  const { weight: weighed } = line
  const [grams, setGrams] = useState(String(weighed ?? ''))
  const weight = weighed === undefined ? undefined : netWeight(grams, 0)
  const isReweighed = weight !== weighed
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
      {weighed !== undefined && (
        <Field
          label={t('pane.weight')}
          inputMode="numeric"
          autoComplete="off"
          value={grams}
          error={weight === undefined ? t('entry.weightWrong') : undefined}
          onChange={({ target }) => setGrams(target.value)}
        />
      )}
      {hasOwnOptions(line, session) && (
        <LineOptions
          line={line}
          session={session}
          options={picked ?? picksOfLine(line)}
          onChange={(next, complete) => {
            setPicked(next)
            setIsComplete(complete)
          }}
        />
      )}
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
        disabled={
          (quantity === line.quantity && !isOther && !picked && !isReweighed) ||
          !isComplete ||
          (isReweighed && weight === undefined)
        }
        onClick={() =>
          onChange({
            line: line.id,
            ...(quantity === line.quantity ? {} : { quantity }),
            ...(isReweighed && weight !== undefined ? { weight } : {}),
            ...(picked ? { options: sentPicks(picked) } : {}),
            ...(isOther ? { customRemark: remark.trim() || null } : {}),
          })
        }
      >
        {t('pane.changeGo')}
      </Button>
    </div>
  )
}
