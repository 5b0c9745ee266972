/** Returns what is wrong with a URL that must have one of the schemes, or undefined if nothing is. */
export const urlProblem = (value: string, schemes: readonly string[]): string | undefined => {
  const named = schemes.map((scheme) => `${scheme}//`).join(' or ')
  if (!URL.canParse(value)) return `must be a URL that begins with ${named}`
  return schemes.includes(new URL(value).protocol) ? undefined : `must begin with ${named}`
}
