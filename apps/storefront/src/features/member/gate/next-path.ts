/** Returns the path that a login leads to: only ever a path of this app; the member's home by default. */
export const nextPath = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])/.test(next) && !next.startsWith('/member/login')
    ? next
    : '/member'
