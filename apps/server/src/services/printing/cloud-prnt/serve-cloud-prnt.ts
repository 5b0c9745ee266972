import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { pngOf } from '../../../printing/raster.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { PrinterRow } from '../../../tables/printers.ts'
import { noteState } from '../printer-state/note-state.ts'
import { printerWithToken } from '../printers/polling-path.ts'
import { confirmJob, fetchedJob, polledJob } from './polled-job.ts'
import { printerState } from './status-code.ts'

type Context = Parameters<Middleware>[0]

const pathForm = /^\/printers\/([\w-]{80,120})\/jobs$/
const PNG = 'image/png'
/** The slips that a printer fetches in 15 minutes: one a second, each of which is drawn for it. */
const MOST_SLIPS = 900
/** A few white dots: what a printer that opens a drawer prints. */
const nothing = { width: 8, height: 1, bits: Buffer.alloc(1) }

/** Returns a status code as the printer means it: some send it encoded, and one that cannot be decoded stands as it is. */
const decoded = (code: string): string => {
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

/** `POST`: the printer says how it is, and reads whether a slip waits for it. */
const poll = async (ctx: Context, runtime: Runtime, printer: PrinterRow): Promise<void> => {
  const body: unknown = ctx.request.body
  const code = body && typeof body === 'object' && 'statusCode' in body ? body.statusCode : '200'
  const { problem } = printerState(decoded(String(code)))
  await noteState(runtime, printer, problem, true)
  const job = await polledJob(runtime, printer)
  ctx.body = job
    ? { jobReady: true, mediaTypes: [PNG], jobToken: job._id, deleteMethod: 'DELETE' }
    : { jobReady: false }
}

/** `GET`: the printer fetches the slip. */
const fetchSlip = async (ctx: Context, runtime: Runtime, printer: PrinterRow): Promise<void> => {
  const limit = { name: `slips of printer ${printer._id}`, most: MOST_SLIPS }
  const query = new URLSearchParams(ctx.querystring)
  if ((query.get('type') ?? PNG) !== PNG) {
    ctx.status = 415
    ctx.body = ''
    return
  }
  const job = await polledJob(runtime, printer, query.get('token') ?? undefined)
  if (job) await countAttempt(runtime.database, [limit], runtime.now())
  const drawn = job && (await fetchedJob(runtime, printer, job))
  if (!job || !drawn) throw new NotFound('No slip waits for this printer')
  ctx.type = PNG
  ctx.set('x-star-cut', drawn.raster ? 'full; feed=true' : 'none')
  if (job.kicksDrawer === true) ctx.set('x-star-cashdrawer', 'start')
  ctx.body = await pngOf(drawn.raster ?? nothing)
}

/** `DELETE`: the printer says what became of the slip. */
const confirm = async (ctx: Context, runtime: Runtime, printer: PrinterRow): Promise<void> => {
  const query = new URLSearchParams(ctx.querystring)
  const state = printerState(query.get('code') ?? '')
  await noteState(runtime, printer, state.problem, true)
  const job = await polledJob(runtime, printer, query.get('token') ?? undefined)
  if (job) await confirmJob(runtime, printer, job, state)
  ctx.status = 200
  ctx.body = ''
}

const methods: Readonly<Record<string, typeof poll>> = {
  POST: poll,
  GET: fetchSlip,
  DELETE: confirm,
}

/**
 * Serves printers that ask for their slips by Star's CloudPRNT over HTTP, at `/printers/{token}/jobs` (PRINT-5): those of a
 * house whose network the server does not share.
 */
export const serveCloudPrnt =
  (runtime: Runtime): Middleware =>
  async (ctx, next) => {
    const [, token] = pathForm.exec(ctx.path) ?? []
    const serve = methods[ctx.method]
    if (token === undefined || !serve) return next()
    const printer = await printerWithToken(runtime.database, token)
    if (!printer) throw new NotFound('There is no such printer')
    return serve(ctx, runtime, printer)
  }
