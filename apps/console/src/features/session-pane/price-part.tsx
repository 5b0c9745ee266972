import type { AdjustLineRequest, StaffSession } from '@comanda/client/staff'
import type { SessionLine, TableSession } from '@comanda/contract'
import { Button, Field, Segmented } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { DiscountPreview } from './discount-preview.tsx'
import { numberIn } from '../../forms/number-in.ts'

const ways = ['percent', 'amount', 'price'] as const
type Way = (typeof ways)[number]

const cleared = { overridePrice: null, manualPercentAdjust: null, manualDiscount: null }

const adjustOf = (way: Way, value: number): Omit<AdjustLineRequest, 'line'> => {
  if (way === 'percent') return { ...cleared, manualPercentAdjust: -value }
  return way === 'amount'
    ? { ...cleared, manualDiscount: value }
    : { ...cleared, overridePrice: value }
}

/** Returns whether staff have changed the price of a line. */
const isAdjusted = ({ overridePrice, manualPercentAdjust, manualDiscount }: SessionLine): boolean =>
  overridePrice !== undefined || Boolean(manualPercentAdjust) || Boolean(manualDiscount)

interface PricePartProps {
  /** Those of the bill. */
  readonly discounts: TableSession['discounts']
  readonly line: SessionLine
  readonly calls: Pick<StaffSession, 'previewDiscount'>
  readonly onAdjust: (request: AdjustLineRequest) => void
}

/** What staff change of the price of a dish, and why. */
export const PricePart = ({ line, discounts, calls, onAdjust }: PricePartProps) => {
  const { t } = useMessages()
  const [way, setWay] = useState<Way>('percent')
  const [text, setText] = useState('')
  const [why, setWhy] = useState<GivenReason>({})
  const value = numberIn(text, way === 'percent' ? 100 : undefined)
  const request = value === undefined ? undefined : { line: line.id, ...adjustOf(way, value) }
  return (
    <div className="pane-form">
      <Segmented
        label={t('pane.priceWay')}
        segments={ways.map((id) => ({ id, text: t(`pane.way.${id}`) }))}
        selected={way}
        onSelect={setWay}
      />
      <Field
        label={t(`pane.wayField.${way}`)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        error={text !== '' && value === undefined ? t('pane.numberWrong') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <DiscountPreview calls={calls} discounts={discounts} request={request} />
      <ReasonChoice kind="discount" given={why} onChange={setWhy} />
      <Button
        size="large"
        wide
        disabled={!request || !isGiven(why)}
        onClick={() => request && onAdjust({ ...request, ...why })}
      >
        {t('pane.priceGo')}
      </Button>
      {isAdjusted(line) && (
        <Button
          size="large"
          variant="quiet"
          wide
          disabled={!isGiven(why)}
          onClick={() => onAdjust({ line: line.id, ...cleared, ...why })}
        >
          {t('pane.priceClear')}
        </Button>
      )}
    </div>
  )
}
