/** Fetches the menu's screen while the table is still being opened. */
export const preloadFirstScreen = ({ pathname }: Pick<Location, 'pathname'>): void => {
  if (/^\/(t|browse)(\/|$)/.test(pathname)) void import('./browse-route.tsx')
}
