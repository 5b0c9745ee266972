import type { GiftState } from '@comanda/engine/coupons'
import type { MemberTranslate } from '@comanda/locales/member'

/** Returns the state of a reward in words. */
export const giftWords = (t: MemberTranslate, state: GiftState): string =>
  state.state === 'needPoints'
    ? t('rewards.needPoints', { count: state.points })
    : t(`rewards.${state.state}`)
