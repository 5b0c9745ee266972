/** The first that a user agent contains is its browser: others name the ones that they imitate too. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]

const nameIn = (agent: string, names: typeof browsers): string | undefined =>
  names.find(([, form]) => form.test(agent))?.[0]

/** Returns a name by which people recognise a device, such as `Chrome, Android`, or undefined if it is not known. */
export const deviceNameOf = (userAgent: string): string | undefined => {
  const parts = [nameIn(userAgent, browsers), nameIn(userAgent, systems)]
  return parts.filter((part) => part !== undefined).join(', ') || undefined
}
