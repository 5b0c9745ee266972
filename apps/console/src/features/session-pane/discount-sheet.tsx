import type { DiscountRequest, StaffSession } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Button, Chip, Chips, Field } from '@comanda/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { DiscountPreview } from './discount-preview.tsx'
import { numberIn } from '../../forms/number-in.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

const percents = [5, 10, 15, 20, 50, 100]

interface DiscountSheetProps {
  readonly session: TableSession
  readonly calls: Pick<StaffSession, 'previewDiscount'>
  readonly onDiscount: (request: DiscountRequest) => void
  readonly onClosed: () => void
}

/** A discount by hand on the whole bill: one of some percentages or an amount, with its reason. */
export const DiscountSheet = ({ session, calls, onDiscount, onClosed }: DiscountSheetProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const [percent, setPercent] = useState<number>()
  const [text, setText] = useState('')
  const [why, setWhy] = useState<GivenReason>({})
  const name = useId()
  const amount = numberIn(text)
  const given = percent === undefined ? amount && { amount } : { percent }
  const hasOne = session.discounts.some(({ source }) => source === 'manual')
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.discountTitle', { total: money(session.result.totals.total) })}
      footer={(close) => (
        <Button
          size="large"
          wide
          disabled={!given || !isGiven(why)}
          onClick={() => {
            if (given) onDiscount({ ...given, ...why })
            close()
          }}
        >
          {t('pane.discountGo')}
        </Button>
      )}
    >
      {(close) => (
        <div className="pane-form">
          <Chips label={t('pane.discountPercent')}>
            {percents.map((one) => (
              <Chip
                key={one}
                name={name}
                checked={one === percent}
                onChange={() => {
                  setPercent(one)
                  setText('')
                }}
              >
                {`${one} %`}
              </Chip>
            ))}
          </Chips>
          <Field
            label={t('pane.discountAmount')}
            value={text}
            inputMode="decimal"
            autoComplete="off"
            error={text !== '' && amount === undefined ? t('pane.numberWrong') : undefined}
            onChange={({ target }) => {
              setText(target.value)
              setPercent(undefined)
            }}
          />
          <DiscountPreview
            calls={calls}
            discounts={session.discounts}
            request={given || undefined}
          />
          <ReasonChoice kind="discount" given={why} onChange={setWhy} />
          {hasOne && (
            <Button
              variant="quiet"
              wide
              onClick={() => {
                onDiscount({ none: true })
                close()
              }}
            >
              {t('pane.discountClear')}
            </Button>
          )}
        </div>
      )}
    </StaffSheet>
  )
}
