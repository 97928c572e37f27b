import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { listOffered } from '../../src/server/content/courses.ts';
import { readFacts } from '../../src/server/content/words.ts';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { contentCacheHeaders } from '../../src/server/http/respond.ts';
import { renderCalendar } from '../../src/server/render/calendar.ts';

/** The first class of an intake, for the visitor's calendar. */
export default endpoint({
  async GET({ request, params }) {
    const id = (params.file ?? '').replace(/\.ics$/, '');
    const { address } = await readFacts();
    for (const course of await listOffered()) {
      const intake = course.intakes.find((candidate) => candidate.id === id);
      const file = intake && renderCalendar(course, intake, address);
      if (file)
        return new Response(file, {
          headers: {
            ...contentCacheHeaders(request),
            'Content-Type': 'text/calendar; charset=utf-8',
            'Content-Disposition': `attachment; filename="${id}.ics"`,
          },
        });
    }
    throw notFound(MISSING_TEXTS.record('intake'));
  },
});

export const config: Config = { path: '/calendar/:file' };
