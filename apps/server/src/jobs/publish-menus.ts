import type { App } from '../runtime/app.ts'
import { publishDue } from '../services/catalogue/menu-drafts/publish-due.ts'
import type { Job } from './job.ts'

/** Publishes the drafted changes of menus whose time has come (DRAFT-2.3). */
export const publishMenus = (app: App): Job => ({
  name: 'publish-menus',
  cron: '* * * * *',
  run: (runtime) => publishDue({ app, runtime }),
})
