import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import { CompareMenuData, CopyMenuData, CopyMenuResult } from './copy.ts'
import { ApplyMenuData, ApplyMenuResult, ImportMenuData, ImportMenuResult } from './import.ts'
import { Menu } from './schema.ts'

export const menus = service('menus', {
  result: Menu,
  methods: ['get'],
  calls: {
    import: call(ImportMenuData, ImportMenuResult),
    apply: call(ApplyMenuData, ApplyMenuResult),
    compare: call(CompareMenuData, ImportMenuResult),
    copy: call(CopyMenuData, CopyMenuResult),
  },
})
