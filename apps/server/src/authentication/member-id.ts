import type { CallParams } from '../runtime/app.ts'
import { isKiosk } from '../policies/staff.ts'

/** Returns the id of the caller's account, or undefined for visitors, terminals and programs. */
export const memberId = (params: CallParams | undefined): string | undefined =>
  params?.user && !params.key && !isKiosk(params.user) ? params.user._id : undefined
