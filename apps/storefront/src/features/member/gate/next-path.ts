/** Where a login leads: a path of this app, never another site; without one to the member's home. */
export const nextPath = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])/.test(next) && !next.startsWith('/member/login')
    ? next
    : '/member'
