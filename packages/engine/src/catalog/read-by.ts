/** The languages of names that are read by who reads a BCP 47 tag: its own, Chinese also in the other script. */
export const readBy = (tag: string): readonly string[] => {
  const wanted = tag.toLowerCase()
  if (!/^(zh|yue|ch[st]$)/.test(wanted)) return wanted.split('-', 1)
  return /^(zh-(cn|sg|hans)|chs)/.test(wanted) ? ['chs', 'cht'] : ['cht', 'chs']
}
