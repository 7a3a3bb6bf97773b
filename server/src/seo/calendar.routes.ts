import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { Failure } from '@hwarang/domain/failures';
import { formatAddress } from '@hwarang/domain/galleries/address';
import { galleryHoursLines, textHoursLines } from '@hwarang/domain/galleries/opening-hours';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { FastifyPluginAsync } from 'fastify';
import ICAL from 'ical.js';
import { visitor } from '../platform/caller.ts';
import { languageOf, originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';

/** An exhibition for the visitor's own calendar: whole days, the last one included. */
export const calendarRoutes =
  ({ config }: Services, records: Records): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string } }>(
      '/exhibition-detail/:id/calendar.ics',
      { schema: { hide: true } },
      async (request, reply) => {
        const { body } = await records.one(visitor, 'exhibitions', request.params.id, request);
        const exhibition = JSON.parse(body.toString()) as Exhibition;
        if (!exhibition.opens_on || !exhibition.closes_on) throw new Failure('not-found');
        const page = `${originOf(config, request)}/exhibition-detail/${exhibition.id}`;
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="exhibition.ics"')
          .header('vary', 'accept-language, cookie')
          .send(calendarOf(exhibition, page, languageOf(request)));
      },
    );
  };

function calendarOf(exhibition: Exhibition, page: string, language: Language): string {
  const { gallery, opens_on, closes_on } = exhibition;
  const calendar = new ICAL.Component(['vcalendar', [], []]);
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Hwarang//Exhibitions//KO');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  const event = new ICAL.Component('vevent');
  const set = (name: string, value: unknown) => {
    if (value) event.updatePropertyWithValue(name, value);
  };
  const last = ICAL.Time.fromDateString(closes_on ?? '');
  last.adjust(1, 0, 0, 0);
  set('uid', `${exhibition.id}@hwarang`);
  set('dtstamp', ICAL.Time.fromJSDate(new Date(exhibition.updatedAt), true));
  set('dtstart', ICAL.Time.fromDateString(opens_on ?? ''));
  set('dtend', last);
  set('summary', pickLanguage(language, exhibition.title, exhibition.title_en));
  const address = (language === 'en' ? gallery?.gallery_address_en : null) ?? gallery?.gallery_address;
  const place = gallery && [pickLanguage(language, gallery.name, gallery.name_en), formatAddress(language, address)];
  set('location', place?.filter(Boolean).join(', '));
  const own = textHoursLines(language, exhibition.businesshour);
  const hours = own.length > 0 ? own : galleryHoursLines(language, gallery?.gallery_hours ?? []);
  set('description', [...hours.map(({ text }) => text), page].join('\n'));
  set('url', page);
  set('transp', 'TRANSPARENT');
  const center = gallery?.googlegeolocation?.center;
  if (center) set('geo', [center.latitude, center.longitude]);
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
