let asked = ''

/** For whom a code was asked in this visit: it is in no URL and in no storage. */
export const rememberReset = (email: string): void => {
  asked = email
}
export const rememberedReset = (): string => asked
