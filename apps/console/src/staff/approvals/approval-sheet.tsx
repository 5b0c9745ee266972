import { normaliseError } from '@comanda/client'
import { grantApproval } from '@comanda/client/staff'
import { Button, Icon } from '@comanda/ui'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'
import { useFormats } from '../use-formats.ts'
import { StaffSheet } from '../screen/staff-sheet.tsx'
import './approval-sheet.css'

/** What is to be approved: a call by its path, for a record, in words. */
export interface ApprovedCall {
  readonly action: string
  readonly record: string
  readonly words: string
  /** What the server's sum is: what the bill becomes less, what nobody pays, or all of the bill. */
  readonly sum: 'less' | 'unpaid' | 'bill'
}

/** What the server said of it when it refused the call. */
export interface ApprovedTerms {
  readonly digest: string
  /** In currency units. */
  readonly amount: number
  /** A manager has approved it as it was before. */
  readonly differs: boolean
}

interface ApprovalSheetProps {
  readonly of: ApprovedCall
  readonly terms: ApprovedTerms
  /** With the token that the call sends, or without one if nobody approved it. */
  readonly onClosed: (approval: string | undefined) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const SHORTEST = 4
const LONGEST = 8

/** A manager who stands beside reads what one call does, and approves it by their PIN (STAFF-3.7, STAFF-4.10). */
export const ApprovalSheet = ({ of, terms, onClosed }: ApprovalSheetProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const { money } = useFormats()
  const { action, record, words, sum } = of
  const { digest, amount, differs } = terms
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const granted = useRef<string>(undefined)
  const field = useRef<HTMLInputElement>(null)
  // A till with a keyboard types the PIN; a tablet shows none, as the keys are on the sheet.
  useEffect(() => field.current?.focus(), [])
  const approve = async (close: () => void): Promise<void> => {
    if (isBusy || pin.length < SHORTEST) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      const data = { shop, pin, action, record, digest, amount }
      granted.current = await grantApproval(connection, data)
      close()
    } catch (failure) {
      const { code, reason, message } = normaliseError(failure)
      setPin('')
      if (reason === 'offline') setProblem(t('floor.offline'))
      else if (code === 'pinWrong' || code === 'pinWait') setProblem(t(`approval.${code}`))
      else setProblem(t('floor.notDone', { message }))
    } finally {
      setIsBusy(false)
    }
  }
  const type = (digit: string): void => setPin((before) => `${before}${digit}`.slice(0, LONGEST))
  return (
    <StaffSheet
      drops="freely"
      open
      onClosed={() => onClosed(granted.current)}
      title={t('approval.title')}
    >
      {(close) => (
        <form
          className="approval-sheet"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            void approve(close)
          }}
        >
          <p className="approval-act">
            <strong>{words}</strong>
            <span>{t(`approval.sum.${sum}`, { amount: money(amount) })}</span>
          </p>
          {differs && <p className="approval-problem">{t('pane.problem.approvalDiffers')}</p>}
          <p>{t('approval.text')}</p>
          <input
            ref={field}
            type="password"
            inputMode="none"
            autoComplete="off"
            aria-label={t('approval.pin')}
            value={pin}
            maxLength={LONGEST}
            onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
          />
          <p className="approval-problem" role="alert">
            {problem}
          </p>
          <div className="approval-digits">
            {digits.map((digit) => (
              <Button key={digit} variant="quiet" size="large" onClick={() => type(digit)}>
                {digit}
              </Button>
            ))}
            <Button
              variant="quiet"
              size="large"
              aria-label={t('approval.delete')}
              onClick={() => setPin(pin.slice(0, -1))}
            >
              <Icon name="back" size="small" />
            </Button>
          </div>
          <Button type="submit" size="large" wide busy={isBusy} disabled={pin.length < SHORTEST}>
            {t('approval.approve')}
          </Button>
        </form>
      )}
    </StaffSheet>
  )
}
