/**
 * What of a shop's name fits below an icon: the part before the branch (`Lantern Lane · Sheung Wan` → `Lantern Lane`), else
 * all of it.
 */
export const shortName = (name: string): string =>
  name.split(/\s*[·｜|(（]|\s[-–—]\s/)[0]?.trim() || name
