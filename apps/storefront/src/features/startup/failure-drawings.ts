import type { DrawingName } from '@comanda/ui'
import type { FailureReason } from '../../visit/visit-state.ts'

/** The drawing of each reason, and its actions: scan again, try again, or just browse the menu. */
export const failures: Readonly<
  Record<
    FailureReason,
    { readonly drawing: DrawingName; readonly way: 'scan' | 'retry' | 'menu' | 'order' }
  >
> = {
  fixedCodeTimeout: { drawing: 'code', way: 'scan' },
  fixedCodeNotEnabled: { drawing: 'code', way: 'menu' },
  fixedCodeTableInvalid: { drawing: 'code', way: 'scan' },
  serverError: { drawing: 'broken', way: 'retry' },
  shopNotFound: { drawing: 'search', way: 'scan' },
  shopNotEnabledForOnline: { drawing: 'closed', way: 'menu' },
  timeSlotNotFound: { drawing: 'closed', way: 'menu' },
  exceedMaxPending: { drawing: 'receipt', way: 'order' },
  sessionNotFound: { drawing: 'receipt', way: 'scan' },
}
