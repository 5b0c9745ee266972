import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { at, texts } from './root-route.ts'

/** Routes of the member area. */
export const memberRoutes = [
  createRoute({
    ...at(paths.memberLogin),
    validateSearch: texts('next', 'social', 'socialError'),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-login-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberRegister),
    validateSearch: texts('next'),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-register-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberForgotPassword),
    component: lazyRouteComponent(
      withMessages(
        memberMessages,
        () => import('../features/member/password/forgot-password-page.tsx'),
      ),
      'ForgotPasswordPage',
    ),
  }),
  createRoute({
    ...at(paths.memberResetPassword),
    component: lazyRouteComponent(
      withMessages(
        memberMessages,
        () => import('../features/member/password/reset-password-page.tsx'),
      ),
      'ResetPasswordPage',
    ),
  }),
  createRoute({
    ...at(paths.memberChangePassword),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-change-password-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.member),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('../features/member/home/member-home-page.tsx')),
      'MemberHomePage',
    ),
  }),
  createRoute({
    ...at(paths.memberQrCode),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-qr-code-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberEdit),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-edit-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberBookmark),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-bookmark-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberPointHistory),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-point-history-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberTopUp),
    validateSearch: texts('next'),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-top-up-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberOwnedCoupons),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('./member-owned-coupons-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.memberRewards),
    component: lazyRouteComponent(
      withMessages(memberMessages, () => import('../features/rewards/rewards-page.tsx')),
      'RewardsPage',
    ),
  }),
  createRoute({
    ...at(paths.coupon),
    validateSearch: texts('code'),
    component: lazyRouteComponent(
      withMessages(
        orderingMessages,
        withMessages(memberMessages, () => import('./coupon-route.tsx')),
      ),
    ),
  }),
] as const
