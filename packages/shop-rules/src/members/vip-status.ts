/** Why a vip level does not count, in the words of ERR-1.6. */
export type VipError = 'VIP Outdated'

/** Whether a member's vip level counts: it is active and has not run out. Instants are ISO. */
export const vipError = (
  vip: { readonly status?: string | undefined; readonly expires?: string | undefined },
  now: string,
): VipError | undefined =>
  vip.status === 'active' &&
  (vip.expires === undefined || Date.parse(vip.expires) > Date.parse(now))
    ? undefined
    : 'VIP Outdated'
