import type { CallParams } from '../runtime/app.ts'
import { isKiosk } from '../policies/staff.ts'

/** Whose account calls; nobody's where a visitor or a terminal does. */
export const memberId = (params: CallParams | undefined): string | undefined =>
  params?.user && !isKiosk(params.user) ? params.user._id : undefined
