import type { CloseRequest } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Button, RadioRow } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** How a bill is closed though something is left to pay. */
export const hows = ['paidElsewhere', 'onTheHouse', 'walkout'] as const
export type How = (typeof hows)[number]

interface CloseSheetProps {
  readonly first: How
  readonly session: TableSession
  readonly onClose: (request: CloseRequest) => void
  readonly onClosed: () => void
}

/** Why a bill is closed though something is left to pay. */
export const CloseSheet = ({ first, session, onClose, onClosed }: CloseSheetProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const [how, setHow] = useState(first)
  const [why, setWhy] = useState<GivenReason>({})
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.closeTitle', { amount: money(session.outstanding) })}
      footer={(close) => (
        <Button
          size="large"
          variant="danger"
          wide
          disabled={!isGiven(why)}
          onClick={() => {
            onClose({ how, ...why })
            close()
          }}
        >
          {t('pane.closeUnpaid')}
        </Button>
      )}
    >
      <fieldset className="pane-form">
        <legend>{t('pane.closeHow')}</legend>
        {hows.map((one) => (
          <RadioRow
            key={one}
            name="how"
            checked={one === how}
            note={t(`pane.how.${one}Text`)}
            onChange={() => setHow(one)}
          >
            {t(`pane.how.${one}`)}
          </RadioRow>
        ))}
      </fieldset>
      <ReasonChoice kind="close" given={why} onChange={setWhy} />
    </StaffSheet>
  )
}
