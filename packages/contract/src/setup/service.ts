import { SheetResult } from '../fields/sheet.ts'
import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { Shop } from '../shops/schema.ts'
import { GoLiveData, GoLiveResult, OpenShopData } from './open-shop.ts'
import { SetupProgress, SetupProgressData } from './progress.ts'
import { SetupMenuData, SetupTablesData } from './sheets.ts'
import { BeginSetupData, BeginSetupResult, Setup } from './schema.ts'

/** From an empty server to the first guest (SETUP-1). */
export const setup = service('setup', {
  record: Setup,
  filter: [],
  sort: [],
  methods: ['find'],
  events: [],
  calls: {
    begin: call(BeginSetupData, BeginSetupResult),
    progress: call(SetupProgressData, SetupProgress),
    openShop: call(OpenShopData, Shop),
    menu: call(SetupMenuData, SheetResult),
    tables: call(SetupTablesData, SheetResult),
    goLive: call(GoLiveData, GoLiveResult),
  },
})
