import type { StaffSession } from '@comanda/client/staff'
import type { PreviewDiscountData } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { usePreview } from '../../staff/use-preview.ts'

interface DiscountPreviewProps {
  readonly calls: Pick<StaffSession, 'previewDiscount'>
  /** Undefined until it is entered. */
  readonly request: Omit<PreviewDiscountData, 'session'> | undefined
}

/** What the bill comes to now, and what it would come to with a discount by hand (STAFF-1.16). */
export const DiscountPreview = ({ calls, request }: DiscountPreviewProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const state = usePreview(calls.previewDiscount, request)
  return (
    <p className="pane-preview" role="status">
      {state.is === 'ready' &&
        t('pane.discountPreview', {
          before: money(state.preview.before),
          after: money(state.preview.after),
        })}
      {state.is === 'working' && t('pane.discountWorking')}
      {state.is === 'refused' &&
        state.error.code === 'couponRefused' &&
        t('pane.problem.couponRefused')}
    </p>
  )
}
