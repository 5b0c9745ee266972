import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { Day, Instant } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { UserCoupon } from '../user-coupons/schema.ts'
import { AuthenticationResult } from './authentication-result.ts'
import { User } from './schema.ts'

const Email = Type.String({ format: 'email', maxLength: 200 })
const Password = Type.String({ minLength: 1, maxLength: 200 })
const MailedCode = Type.String({ pattern: '^[0-9]{6,8}$' })
const Nothing = Type.Unsafe<Readonly<Record<string, never>>>(Closed({}))

/** `create users/register`. If the shop sends mail, the account is created with the mailed code. */
export const RegisterData = Closed(
  {
    email: Email,
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    password: Password,
    name: Type.Optional(Type.String({ maxLength: 200 })),
    firstName: Type.Optional(Type.String({ maxLength: 100 })),
    lastName: Type.Optional(Type.String({ maxLength: 100 })),
    dob: Type.Optional(Day),
    locale: Type.Optional(AppLocale),
    termsAccepted: Type.Literal(true),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'RegisterData',
)
export type RegisterData = Static<typeof RegisterData>
export const RegisterResult = Type.Union([
  Closed({ status: Type.Literal('registered'), accessToken: Type.String(), user: User }),
  Closed({ status: Type.Literal('confirmEmail'), registration: Type.Optional(IdempotencyKey) }),
])
export type RegisterResult = Static<typeof RegisterResult>

/**
 * `create users/confirm`: the mailed code; returns the result of a sign-in. `registration` is the `idempotencyKey` of
 * the registration, or what was returned without one, so that a code that somebody else requested confirms nothing here.
 */
export const ConfirmData = Closed(
  { email: Email, code: MailedCode, registration: IdempotencyKey },
  'ConfirmData',
)
export type ConfirmData = Static<typeof ConfirmData>
export const ConfirmResult = AuthenticationResult
export type ConfirmResult = Static<typeof ConfirmResult>

/** `create users/forgotPassword`: mails a code. The response does not reveal whether there is such an account. */
export const ForgotPasswordData = Closed({ email: Email }, 'ForgotPasswordData')
export type ForgotPasswordData = Static<typeof ForgotPasswordData>
export const ForgotPasswordResult = Closed({ sent: Type.Literal(true) })
export type ForgotPasswordResult = Static<typeof ForgotPasswordResult>

/** `create users/resetPassword`: by the mailed code. Revokes all tokens of the account. */
export const ResetPasswordData = Closed(
  { email: Email, code: MailedCode, password: Password },
  'ResetPasswordData',
)
export type ResetPasswordData = Static<typeof ResetPasswordData>
export const DoneResult = Closed({ done: Type.Literal(true) })
export type DoneResult = Static<typeof DoneResult>

/** `create users/changePassword`: with the present one. Revokes all other tokens of the account. */
export const ChangePasswordData = Closed(
  { password: Password, newPassword: Password },
  'ChangePasswordData',
)
export type ChangePasswordData = Static<typeof ChangePasswordData>

/** `create users/export`: all stored data of the caller, by record. */
export const ExportData = Nothing
export type ExportData = Static<typeof ExportData>
export const ExportResult = Type.Record(Type.String(), Type.Unknown(), { $id: 'ExportResult' })
export type ExportResult = Static<typeof ExportResult>

/** `create users/erase`: deletes the account, and anonymises records that must be retained. */
export const EraseData = Closed({ password: Type.Optional(Password) }, 'EraseData')
export type EraseData = Static<typeof EraseData>

/** `create users/qrCode`: the code that a member shows at the counter, valid for a minute. */
export const QrCodeData = Nothing
export type QrCodeData = Static<typeof QrCodeData>
export const QrCodeResult = Closed({
  token: Type.String(),
  code: Type.String({ pattern: '^[0-9]{12}$' }),
  expires: Instant,
})
export type QrCodeResult = Static<typeof QrCodeResult>

/** `create users/scan`: staff and kiosks find the member of a displayed code. */
export const ScanData = Closed({ code: Type.String({ maxLength: 2000 }), shop: Id }, 'ScanData')
export type ScanData = Static<typeof ScanData>
export const ScanResult = Closed({
  user: User,
  /** `memberPass` of the calls by which the caller orders for them; valid for 15 minutes, for this caller only. */
  pass: Type.String(),
  /** Points that may be spent now. */
  points: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The member's coupons that are valid in this shop, at most 50, those that end first at the front. */
  coupons: Type.Optional(Type.Array(UserCoupon, { maxItems: 50 })),
})
export type ScanResult = Static<typeof ScanResult>

/** `create users/secondFactor/state`: whether the caller signs in with a code as well (ACC-5.1). */
export const SecondFactorStateData = Nothing
export type SecondFactorStateData = Static<typeof SecondFactorStateData>
export const SecondFactorStateResult = Closed({
  isOn: Type.Boolean(),
  since: Type.Optional(Instant),
  /** How many recovery codes are left. */
  recoveryCodes: Type.Integer(),
})
export type SecondFactorStateResult = Static<typeof SecondFactorStateResult>

/** `create users/secondFactor/setUp`: `uri` is for a QR code, `secret` for those who type it. */
export const SetUpSecondFactorData = Closed({ password: Password }, 'SetUpSecondFactorData')
export type SetUpSecondFactorData = Static<typeof SetUpSecondFactorData>
export const SetUpSecondFactorResult = Closed({ secret: Type.String(), uri: Type.String() })
export type SetUpSecondFactorResult = Static<typeof SetUpSecondFactorResult>

/** A code of an authenticator app, or a recovery code. */
const SecondFactorCode = Type.String({ minLength: 1, maxLength: 40 })

/** `create users/secondFactor/confirm`: returns the recovery codes, this once (ACC-5.2). */
export const ConfirmSecondFactorData = Closed({ code: SecondFactorCode }, 'ConfirmSecondFactorData')
export type ConfirmSecondFactorData = Static<typeof ConfirmSecondFactorData>
export const ConfirmSecondFactorResult = Closed({ recoveryCodes: Type.Array(Type.String()) })
export type ConfirmSecondFactorResult = Static<typeof ConfirmSecondFactorResult>

/** `create users/secondFactor/turnOff` (ACC-5.3). */
export const TurnOffSecondFactorData = Closed(
  { password: Password, code: SecondFactorCode },
  'TurnOffSecondFactorData',
)
export type TurnOffSecondFactorData = Static<typeof TurnOffSecondFactorData>

/** `create users/secondFactor/reset`: an owner turns off that of a colleague. */
export const ResetSecondFactorData = Closed({ user: Id }, 'ResetSecondFactorData')
export type ResetSecondFactorData = Static<typeof ResetSecondFactorData>
export const ResetSecondFactorResult = Closed({ _id: Id })
export type ResetSecondFactorResult = Static<typeof ResetSecondFactorResult>

/** `create users/spends/rankProgress` (CALL-2.8): the caller's progress for each rank. */
export const RankProgress = Closed({
  rank: Id,
  /** The spending within the rank's period, in currency units. */
  expenditure: Price,
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  missing: Price,
  isReached: Type.Boolean(),
})
export type RankProgress = Static<typeof RankProgress>
export const RankProgressData = Nothing
export type RankProgressData = Static<typeof RankProgressData>
export const RankProgressResult = Type.Array(RankProgress)
export type RankProgressResult = Static<typeof RankProgressResult>
