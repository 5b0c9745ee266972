/** Without background requests. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // Each page of a story starts an app: V8 begins with 1 MB for what is new, and collects it over and over until that has grown.
  '--js-flags=--min-semi-space-size=16',
]

/** Debian's Chromium without windows and without a graphics process: stories take a quarter less of the processor. */
export const withoutWindows = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: [...args, '--disable-gpu'],
}

/** Debian's whole Chromium, which keeps profiles and installs apps. */
export const whole = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args,
}
