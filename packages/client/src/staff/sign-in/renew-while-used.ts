import type { Authentication } from '../../authentication/authentication.ts'

/** How often a sign-in is renewed while somebody uses the app, in ms; the server gives a new token once it is due. */
const renewEvery = 10 * 60_000

/**
 * Keeps staff signed in while they use the app: a screen that nobody touches for a shift is signed out (ACC-2.6). `page` is
 * the window, `clock` in ms.
 */
export const renewWhileUsed = (
  { state, renew }: Pick<Authentication, 'state' | 'renew'>,
  page: Pick<EventTarget, 'addEventListener'>,
  clock: () => number = () => performance.now(),
): void => {
  let renewed = clock()
  const use = (): void => {
    if (state.get().status !== 'signedIn' || clock() - renewed < renewEvery) return
    renewed = clock()
    void renew()
  }
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, use)
}
