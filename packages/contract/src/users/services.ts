import { AuthenticationResult } from '../authentication/schema.ts'
import { callService } from '../services/call-service.ts'
import type { ServiceDescription } from '../services/description.ts'
import * as calls from './calls.ts'

export const registerService = callService(
  'users/register',
  calls.RegisterData,
  calls.RegisterResult,
)
export const confirmService = callService('users/confirm', calls.ConfirmData, calls.ConfirmResult)
export const forgotPasswordService = callService(
  'users/forgotPassword',
  calls.ForgotPasswordData,
  calls.ForgotPasswordResult,
)
export const resetPasswordService = callService(
  'users/resetPassword',
  calls.ResetPasswordData,
  calls.DoneResult,
)
export const changePasswordService = callService(
  'users/changePassword',
  calls.ChangePasswordData,
  AuthenticationResult,
)
export const exportService = callService('users/export', calls.ExportData, calls.ExportResult)
export const eraseService = callService('users/erase', calls.EraseData, calls.DoneResult)
export const qrCodeService = callService('users/qrCode', calls.QrCodeData, calls.QrCodeResult)
export const scanService = callService('users/scan', calls.ScanData, calls.ScanResult)
export const rankProgressService = callService(
  'users/spends/rankProgress',
  calls.RankProgressData,
  calls.RankProgressResult,
)
export const providersService: ServiceDescription = {
  path: 'authentication/providers',
  record: calls.SocialProvider,
  filter: [],
  sort: [],
  methods: ['find'],
  events: [],
  paginate: false,
}
