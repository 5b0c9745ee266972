/** What lets the keyboard scroll a long text that has nothing in it to press: the focus can rest on it. */
export const readByKeyboard = (label: string) => ({
  role: 'group',
  'aria-label': label,
  tabIndex: 0,
})
