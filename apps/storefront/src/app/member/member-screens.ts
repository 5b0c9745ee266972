import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { withMessages } from '../../language/messages.ts'
import { lazyScreen, type Screen } from '../../router/screen.ts'
import { paths } from '../../router/paths.ts'

/** Screens of the member area. */
export const memberScreens: readonly Screen[] = [
  lazyScreen(
    paths.memberLogin,
    'default',
    withMessages(memberMessages, () => import('./member-login-route.tsx')),
  ),
  lazyScreen(
    paths.memberRegister,
    'default',
    withMessages(memberMessages, () => import('./member-register-route.tsx')),
  ),
  lazyScreen(
    paths.memberForgotPassword,
    'ForgotPasswordPage',
    withMessages(
      memberMessages,
      () => import('../../features/member/password/forgot-password-page.tsx'),
    ),
  ),
  lazyScreen(
    paths.memberResetPassword,
    'ResetPasswordPage',
    withMessages(
      memberMessages,
      () => import('../../features/member/password/reset-password-page.tsx'),
    ),
  ),
  lazyScreen(
    paths.memberChangePassword,
    'default',
    withMessages(memberMessages, () => import('./member-change-password-route.tsx')),
  ),
  lazyScreen(
    paths.member,
    'MemberHomePage',
    withMessages(memberMessages, () => import('../../features/member/home/member-home-page.tsx')),
  ),
  lazyScreen(
    paths.memberQrCode,
    'default',
    withMessages(memberMessages, () => import('./member-qr-code-route.tsx')),
  ),
  lazyScreen(
    paths.memberEdit,
    'default',
    withMessages(memberMessages, () => import('./member-edit-route.tsx')),
  ),
  lazyScreen(
    paths.memberBookmark,
    'default',
    withMessages(memberMessages, () => import('./member-bookmark-route.tsx')),
  ),
  lazyScreen(
    paths.memberPointHistory,
    'default',
    withMessages(memberMessages, () => import('./member-point-history-route.tsx')),
  ),
  lazyScreen(
    paths.memberTopUp,
    'default',
    withMessages(memberMessages, () => import('./member-top-up-route.tsx')),
  ),
  lazyScreen(
    paths.memberOwnedCoupons,
    'default',
    withMessages(memberMessages, () => import('./member-owned-coupons-route.tsx')),
  ),
  lazyScreen(
    paths.memberRewards,
    'RewardsPage',
    withMessages(memberMessages, () => import('../../features/rewards/rewards-page.tsx')),
  ),
  lazyScreen(
    paths.coupon,
    'default',
    withMessages(
      orderingMessages,
      withMessages(memberMessages, () => import('./coupon-route.tsx')),
    ),
  ),
]
