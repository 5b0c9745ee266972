import type { App } from '../declarations.ts'
import type { Runtime } from '../runtime.ts'
import { authentication } from './authentication/service.ts'
import { providers } from './authentication/providers/service.ts'
import { staffActions } from './staff-actions/service.ts'
import { changePassword } from './users/change-password/service.ts'
import { confirm } from './users/confirm/service.ts'
import { erase } from './users/erase/service.ts'
import { exportData } from './users/export/service.ts'
import { forgotPassword } from './users/forgot-password/service.ts'
import { register } from './users/register/service.ts'
import { resetPassword } from './users/reset-password/service.ts'
import { qrCode } from './users/qr-code/service.ts'
import { scan } from './users/scan/service.ts'
import { spends } from './users/spends/service.ts'
import { users } from './users/service.ts'

/** Accounts, and the calls by which they begin, change and are used. */
export const accounts = (app: App, runtime: Runtime): void => {
  const all = [
    users,
    authentication,
    providers,
    staffActions,
    register,
    confirm,
    forgotPassword,
    resetPassword,
    changePassword,
    exportData,
    erase,
    qrCode,
    scan,
    spends,
  ]
  for (const serve of all) serve(app, runtime)
}
