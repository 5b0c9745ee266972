import { type CallError } from '@comanda/client'
import { createCreditRequest } from '@comanda/client/staff'
import type { User } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { Button, Field, Segmented, showToast, TextArea } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import '../../forms/form-frame.css'

/** Returns why no member was found or nothing was requested. */
const refusalWords = (t: ConsoleTranslate, failure: CallError): string => {
  if (failure.code === 'codeWrong') return t('credit.codeWrong')
  if (failure.code === 'ownAccount') return t('credit.ownAccount')
  return failure.statusCode === 429 ? t('credit.tooMany') : failureWords(t, failure)
}

interface CreditSheetProps {
  readonly onClosed: () => void
  readonly onSent: () => void
}

/** A manager's request of a credit: the member by the code on their phone, then what and why (MEM-7.6). */
export const CreditSheet = ({ onClosed, onSent }: CreditSheetProps) => {
  const { connection } = useStaff()
  const { _id: shop, currency } = useShop()
  const [request] = useState(() => createCreditRequest(connection, shop))
  const [member, setMember] = useState<User>()
  const [code, setCode] = useState('')
  const [unit, setUnit] = useState<'points' | 'balance'>('points')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const number = member?.memberNumber ?? ''
  const name = member?.name ?? member?.firstName ?? t('credit.noName', { number })
  return (
    <StaffSheet open onClosed={onClosed} title={t('credit.title')}>
      {(close) => (
        <form
          className="form-frame"
          aria-label={t('credit.title')}
          onSubmit={submit(async () => {
            if (!member) {
              setMember(await request.find(code))
              return
            }
            const credit = { amount: Number(amount), note: note.trim() }
            await request.send(member._id, {
              ...credit,
              unit: unit === 'points' ? unit : currency,
            })
            showToast(t('credit.sent'), { tone: 'success' })
            onSent()
            close()
          })}
        >
          <p className="form-text">{t('credit.text')}</p>
          {!member && (
            <Field
              label={t('credit.code')}
              hint={t('credit.codeHint')}
              inputMode="numeric"
              autoComplete="off"
              required
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          {member && (
            <>
              <p>
                <strong>{t('credit.member', { name })}</strong>{' '}
                {member.name !== undefined && <small>{number}</small>}
              </p>
              <Segmented
                label={t('credit.unit')}
                segments={[
                  { id: 'points', text: t('credit.points') },
                  { id: 'balance', text: t('credit.balance', { currency }) },
                ]}
                selected={unit}
                onSelect={setUnit}
              />
              <Field
                label={t('credit.amount')}
                type="number"
                inputMode={unit === 'points' ? 'numeric' : 'decimal'}
                min={unit === 'points' ? 1 : 0.01}
                step={unit === 'points' ? 1 : 'any'}
                required
                value={amount}
                onChange={(event) => setAmount(event.currentTarget.value)}
              />
              <TextArea
                label={t('credit.note')}
                maxLength={200}
                required
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
            </>
          )}
          {failure && (
            <p className="form-failure" role="alert">
              {refusalWords(t, failure)}
            </p>
          )}
          <div className="form-actions">
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button type="submit" size="large" busy={busy}>
              {t(member ? 'credit.send' : 'credit.find')}
            </Button>
          </div>
        </form>
      )}
    </StaffSheet>
  )
}
