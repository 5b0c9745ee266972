export { findBalances } from './account/balances.ts'
export { confirmRegistration } from './account/confirm-registration.ts'
export { findLoginProviders } from './account/login-providers.ts'
export { createMemberCode, type MemberCode, type MemberCodeState } from './account/member-code.ts'
export { loadMembership, type Membership } from './account/membership.ts'
export { findOrderedDishes } from './account/ordered-dishes.ts'
export { changePassword, requestPasswordReset, resetPassword } from './account/passwords.ts'
export { eraseAccount, exportPersonalData } from './account/personal-data.ts'
export { findPoints, totalPoints } from './member/points.ts'
export { removePortrait, uploadPortrait } from './account/portrait.ts'
export { changeProfile } from './account/profile.ts'
export type { Standing } from './account/standing.ts'
export {
  type BookmarkedItem,
  type BookmarkedItems,
  loadBookmarkedItems,
} from './bookmarks/bookmarked-items.ts'
export {
  type BookmarkIds,
  type BookmarkKind,
  type Bookmarks,
  type BookmarksState,
  createBookmarks,
} from './bookmarks/bookmarks.ts'
export { findTopUpOffers, type TopUpOffer } from './top-up/top-up-offers.ts'
export { type TopUpPurchaseState, topUpPurchases } from './top-up/top-up-purchases.ts'
export { endSignIn, findSignIns } from './account/sign-ins.ts'
export { register, type RegistrationDetails } from './account/registration.ts'
