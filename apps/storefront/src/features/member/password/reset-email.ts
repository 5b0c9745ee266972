let remembered = ''

/** Remembers the e-mail address that a code was requested for. In memory only: it is in no URL and in no storage. */
export const rememberReset = (email: string): void => {
  remembered = email
}
export const rememberedReset = (): string => remembered
