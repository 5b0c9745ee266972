import { localizedName } from '@comanda/engine/catalog'
import { DEFAULT_RESERVATION_SETTINGS } from '@comanda/shop-rules/reservations'
import type { Middleware } from '@feathersjs/koa'
import { eq } from 'drizzle-orm'
import type { Config } from '../../../../config/config.ts'
import { refused } from '../../../../errors/refusal.ts'
import { requestedLocale } from '../../../../installed-app/requested-locale.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { shops } from '../../../../tables/shops.ts'
import { loadReservation } from '../queries/load-reservation.ts'
import { reservationNotFound } from '../refusals.ts'
import { calendarFile } from './calendar-file.ts'

const pathForm = /^\/reservations\/([0-9a-f]{24})\/calendar\.ics$/

/** Returns the address from which the server's mails come, as a URI, or that of its pages. */
const organizerOf = ({ mail }: Pick<Config, 'mail'>, site: string): string => {
  const [, address = mail?.from] = /<([^<>]+)>\s*$/.exec(mail?.from ?? '') ?? []
  return address === undefined ? site : `mailto:${address}`
}

/**
 * `GET /reservations/{id}/calendar.ics?locale=`: a reservation for the guest's calendar. The id gives access (RES-3.5). Throws
 * `NotFound` with `reservationNotFound`.
 */
export const serveCalendarFile =
  (runtime: Runtime): Middleware =>
  async (ctx, next) => {
    const [, id] = pathForm.exec(ctx.path) ?? []
    if (id === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const { config, reads, now } = runtime
    const row = await loadReservation(runtime, id)
    const [shop] = await reads
      .select({ name: shops.name, address: shops.address, stay: reservationSettings.stayMinutes })
      .from(shops)
      .leftJoin(reservationSettings, eq(reservationSettings.shop, shops._id))
      .where(eq(shops._id, row.shop))
    if (!shop) throw refused(reservationNotFound)
    const locale = requestedLocale(ctx.query['locale'], ctx.acceptsLanguages())
    const name = localizedName(shop.name, locale)
    const minutes = row.stayMinutes ?? shop.stay ?? DEFAULT_RESERVATION_SETTINGS.stayMinutes
    const site = config.publicUrl ?? `${ctx.protocol}://${ctx.host}`
    const link = `${site}/reservation/${id}`
    ctx.type = 'text/calendar; charset=utf-8'
    // Phones open it in their calendar; browsers that have none save it.
    ctx.set('content-disposition', `inline; filename="${row.number}.ics"`)
    ctx.body = calendarFile({
      id,
      version: row.version,
      isCancelled: row.status === 'cancelled',
      startTime: row.startTime,
      endTime: new Date(Date.parse(row.startTime) + minutes * 60_000).toISOString(),
      writtenTime: new Date(now()).toISOString(),
      title: name,
      place: [name, localizedName(shop.address ?? [], locale)].filter(Boolean).join(', '),
      note: `${row.number}\n${link}`,
      link,
      organizer: organizerOf(config, site),
    })
  }
