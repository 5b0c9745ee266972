/** Local-storage keys of the diner's app (STORE-1.1). */
export const storageKeys = {
  settings: 'settings',
  saveInfo: 'saveInfo',
  isVisited: 'isVisited',
  listView: 'listView',
  sectionAll: 'sectionAll',
  login: 'login',
  profile: 'profile',
  tableCart: 'tableCart',
} as const
