/** Returns a text with its `{places}` filled in. */
export const filledWords = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
