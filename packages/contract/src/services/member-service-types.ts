import type { StaffAction } from '../staff-actions/schema.ts'
import type { AuthenticationData, AuthenticationResult } from '../authentication/schema.ts'
import type { User, UserData, UserPatch } from '../users/schema.ts'
import type {
  ChangePasswordData,
  ConfirmData,
  ConfirmResult,
  DoneResult,
  EraseData,
  ExportData,
  ExportResult,
  ForgotPasswordData,
  ForgotPasswordResult,
  QrCodeData,
  QrCodeResult,
  RankProgressData,
  RankProgressResult,
  RegisterData,
  RegisterResult,
  ResetPasswordData,
  ScanData,
  ScanResult,
  SocialProvider,
} from '../users/calls.ts'
import type { AdjustPointsData, AvailablePoints, PointRecord } from '../points/schema.ts'
import type { AdjustBalanceData, AvailableBalance, BalanceRecord } from '../balance/schema.ts'
import type {
  ClaimCouponData,
  UserCoupon,
  UserCouponData,
  ValidateCouponData,
  ValidateCouponResult,
} from '../user-coupons/schema.ts'
import type { CouponCode } from '../coupon-codes/schema.ts'
import type { GiftRecord, RedeemGiftData } from '../gifts/redeem.ts'
import type { Bookmark, BookmarkData } from '../bookmarks/schema.ts'
import type { GiftBookmarkRecord, GiftBookmarkRecordData } from '../gift-bookmark-records/schema.ts'
import type { Page, RecordCalls, Call } from './call-types.ts'

/** The services of accounts and of what members own. */
export interface MemberServiceTypes {
  users: {
    find: Page<User>
    get: User
    create: { data: UserData; result: User }
    patch: { data: UserPatch; result: User }
    remove: User
  }
  authentication: Call<AuthenticationData, AuthenticationResult> & { remove: AuthenticationResult }
  staffActions: { find: Page<StaffAction> }
  'users/register': Call<RegisterData, RegisterResult>
  'users/confirm': Call<ConfirmData, ConfirmResult>
  'users/forgotPassword': Call<ForgotPasswordData, ForgotPasswordResult>
  'users/resetPassword': Call<ResetPasswordData, DoneResult>
  'users/changePassword': Call<ChangePasswordData, AuthenticationResult>
  'users/export': Call<ExportData, ExportResult>
  'users/erase': Call<EraseData, DoneResult>
  'users/qrCode': Call<QrCodeData, QrCodeResult>
  'users/scan': Call<ScanData, ScanResult>
  'users/spends/rankProgress': Call<RankProgressData, RankProgressResult>
  'authentication/providers': { find: readonly SocialProvider[] }
  'users/points/available': { find: readonly AvailablePoints[] }
  pointRecords: {
    find: Page<PointRecord>
    create: { data: AdjustPointsData; result: PointRecord }
  }
  'users/balance/available': { find: readonly AvailableBalance[] }
  balanceRecords: {
    find: Page<BalanceRecord>
    create: { data: AdjustBalanceData; result: BalanceRecord }
  }
  userCoupons: {
    find: readonly UserCoupon[]
    get: UserCoupon
    create: { data: UserCouponData; result: UserCoupon }
  }
  'userCoupons/claim': Call<ClaimCouponData, UserCoupon>
  'userCoupons/validate': Call<ValidateCouponData, ValidateCouponResult>
  couponCodes: RecordCalls<CouponCode>
  'gifts/redeem': Call<RedeemGiftData, GiftRecord>
  bookmarks: {
    find: readonly Bookmark[]
    create: { data: BookmarkData; result: Bookmark }
    remove: Bookmark
  }
  giftBookmarkRecords: {
    find: readonly GiftBookmarkRecord[]
    create: { data: GiftBookmarkRecordData; result: GiftBookmarkRecord }
    remove: GiftBookmarkRecord
  }
}
