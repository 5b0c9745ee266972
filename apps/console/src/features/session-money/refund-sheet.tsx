import type { LoadedMoney, RefundablePayment, SessionMoney } from '@comanda/client/staff'
import { paymentStep } from '@comanda/engine/payments'
import { Button, Field, Segmented, showToast } from '@comanda/ui'
import { normaliseError } from '@comanda/client'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { methodName } from './method-name.ts'
import { partOfWeight, refundOfGrams, weighedPiece } from './part-of-weight.ts'
import { previewSum, PreviewText, refusalText } from './preview-text.tsx'
import { draftProblems, draftRequest, emptyDraft, type RefundDraft } from './refund-draft.ts'
import { RefundLines } from './refund-lines.tsx'
import { RefundSums } from './refund-sums.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { usePreview } from '../../staff/bills/use-preview.ts'

/** The longest reason that the server accepts. */
const MOST = 500

interface RefundSheetProps {
  readonly money: LoadedMoney
  readonly part: RefundablePayment
  readonly calls: SessionMoney
  readonly onClosed: () => void
}

/** Refunds dishes, an amount or tips of a payment, once it is shown what goes back and which way (PAY-9.5). */
export const RefundSheet = ({ money: loaded, part, calls, onClosed }: RefundSheetProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const [draft, setDraft] = useState<RefundDraft>(emptyDraft)
  const [isBusy, setIsBusy] = useState(false)
  const change = (own: Partial<RefundDraft>): void => setDraft({ ...draft, ...own })
  const { currency } = useShop()
  const whole = draftRequest(draft, part)
  const piece = weighedPiece(whole, loaded.session)
  const isPart = piece !== undefined && draft.grams.trim() !== ''
  const grams = isPart ? partOfWeight(draft.grams, piece.weight) : undefined
  const worth = usePreview(calls.preview, grams === undefined ? undefined : whole)
  const ofGrams =
    whole && piece && grams !== undefined && worth.is === 'ready'
      ? refundOfGrams(whole, worth.preview, grams, piece.weight, paymentStep(currency))
      : undefined
  const request = isPart ? ofGrams : whole
  const problems = draftProblems(draft, part)
  const known = usePreview(calls.preview, request)
  const preview = isPart && !request ? worth : known
  const reason = draft.reason.trim()
  const limit = preview.is === 'ready' ? preview.preview.limit : undefined
  const { payment } = part
  const method = methodName({ t, locale, methods: loaded.methods }, payment.method, payment.type)
  const refund = async (close: () => void): Promise<void> => {
    if (!request) return
    setIsBusy(true)
    try {
      await (limit === undefined ? calls.refund : calls.requestRefund)({ ...request, reason })
      showToast(t(limit === undefined ? 'refund.done' : 'refund.requested'), { tone: 'success' })
      close()
    } catch (failure) {
      showToast(refusalText(normaliseError(failure), t, money), { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  const ways = ['lines', 'amount', ...(part.tips > 0 ? (['tipsOnly'] as const) : [])] as const
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('refund.title', { method, amount: money(payment.amount) })}
      footer={(close) => (
        <Button
          wide
          size="large"
          variant={limit === undefined ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={preview.is !== 'ready' || !request || reason === ''}
          onClick={() => void refund(close)}
        >
          {preview.is === 'ready'
            ? t(limit === undefined ? 'refund.confirm' : 'refund.request', {
                amount: money(previewSum(preview.preview)),
              })
            : t('refund.confirmNone')}
        </Button>
      )}
    >
      <div className="refund-sheet">
        <Segmented
          label={t('refund.by')}
          segments={ways.map((id) => ({ id, text: t(`refund.${id}`) }))}
          selected={draft.by}
          onSelect={(by) => change({ by })}
        />
        {draft.by === 'lines' && (
          <RefundLines
            session={loaded.session}
            units={draft.units}
            onChange={(units) => change({ units, grams: '' })}
          />
        )}
        {piece && (
          <Field
            label={t('refund.grams')}
            hint={t('refund.gramsHint', { grams: piece.weight })}
            error={isPart && grams === undefined ? t('refund.gramsWrong') : undefined}
            value={draft.grams}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => change({ grams: event.target.value })}
          />
        )}
        {draft.by === 'amount' && (
          <Field
            label={t('refund.amountLabel')}
            hint={t('refund.amountHint', { most: money(part.amount) })}
            error={problems.amount ? t('refund.wrong') : undefined}
            value={draft.amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ amount: event.target.value })}
          />
        )}
        {part.tips > 0 && (
          <Field
            label={t('refund.tipsLabel')}
            hint={t('refund.tipsHint', { most: money(part.tips) })}
            error={problems.tips ? t('refund.wrong') : undefined}
            value={draft.tips}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => change({ tips: event.target.value })}
          />
        )}
        <Field
          label={t('refund.reason')}
          hint={t('refund.reasonHint')}
          value={draft.reason}
          maxLength={MOST}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <section aria-live="polite" aria-label={t('refund.preview')} className="refund-preview">
          <h3>{t('refund.preview')}</h3>
          {preview.is === 'ready' && draft.by === 'lines' && !isPart && (
            <RefundSums session={loaded.session} units={draft.units} preview={preview.preview} />
          )}
          <PreviewText state={preview} />
          {limit !== undefined && <p>{t('refund.aboveLimit', { limit: money(limit) })}</p>}
        </section>
      </div>
    </StaffSheet>
  )
}
