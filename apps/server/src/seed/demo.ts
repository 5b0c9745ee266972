import { openAttachments } from '../attachments/open-attachments.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { loadDemoPictures } from './demo-pictures.ts'
import { loadDemo } from './load-demo.ts'

/** Prepares the demo: loads its records into an empty database, and its missing pictures. */
export const prepareDemo = async (app: App, runtime: Runtime): Promise<void> => {
  const pictures = loadDemoPictures(openAttachments(runtime.config))
  const [isLoaded] = await Promise.all([loadDemo(app, runtime), pictures])
  if (!isLoaded) runtime.log.debug('there are shops already: no demo is loaded')
}
