import type { ReopenRequest } from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type GivenReason, isGiven, ReasonChoice } from '../../staff/approvals/reason-choice.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface ReopenSheetProps {
  readonly onReopen: (request: ReopenRequest) => void
  readonly onClosed: () => void
}

/** Why a closed bill is opened again. */
export const ReopenSheet = ({ onReopen, onClosed }: ReopenSheetProps) => {
  const { t } = useMessages()
  const [why, setWhy] = useState<GivenReason>({})
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.reopenTitle')}
      footer={(close) => (
        <Button
          size="large"
          wide
          disabled={!isGiven(why)}
          onClick={() => {
            onReopen(why)
            close()
          }}
        >
          {t('pane.reopen')}
        </Button>
      )}
    >
      <ReasonChoice kind="close" given={why} onChange={setWhy} />
    </StaffSheet>
  )
}
