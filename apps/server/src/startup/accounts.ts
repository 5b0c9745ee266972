import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { authentication } from '../services/accounts/authentication/service.ts'
import { providers } from '../services/accounts/authentication/providers/service.ts'
import { staffActions } from '../services/staff/staff-actions/service.ts'
import { changePassword } from '../services/accounts/users/change-password/service.ts'
import { confirm } from '../services/accounts/users/confirm/service.ts'
import { erase } from '../services/accounts/users/erase/service.ts'
import { exportData } from '../services/accounts/users/export/service.ts'
import { forgotPassword } from '../services/accounts/users/forgot-password/service.ts'
import { register } from '../services/accounts/users/register/service.ts'
import { resetPassword } from '../services/accounts/users/reset-password/service.ts'
import { qrCode } from '../services/accounts/users/qr-code/service.ts'
import { scan } from '../services/accounts/users/scan/service.ts'
import { spends } from '../services/accounts/users/spends/service.ts'
import { users } from '../services/accounts/users/service.ts'

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
