import { CONTACT_TEXTS } from '#texts/contact';
import { endInNepal, rangeText } from '../../domain/dates.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import {
  exceptionsToCome,
  type OpeningHours as Hours,
  hoursLines,
  hoursText,
  lastDay,
} from '../../domain/opening-hours.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** See src/browser/open-now.ts. */
      'open-now': { hours: string; class: string };
    }
  }
}

const comingOf = (hours: Readonly<Hours>) => exceptionsToCome(hours, dayInNepal(new Date()));

/** Whether the office is open now, once a script says it. */
export const OpenNow = ({ hours }: { hours: Readonly<Hours> }) => {
  const exceptions = comingOf(hours).map(({ from, to, text, hours }) => ({ from, to, text, hours }));
  const told = { week: hours.week, ...(exceptions.length > 0 && { exceptions }) };
  return <open-now class="needs-script screen-only" hours={JSON.stringify(told)} />;
};

/** When the office is open: the week, and days to come on which it is otherwise. */
export function OpeningHours({ hours }: { hours: Readonly<Hours> & { readonly time_zone: string } }) {
  const exceptions = comingOf(hours);
  return (
    <section className="opening-hours" aria-labelledby="hours-title">
      <h2 id="hours-title">
        {CONTACT_TEXTS.hours} <small className="muted small">({hours.time_zone})</small>
      </h2>
      <dl className="facts">
        {hoursLines(hours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <ul>
          {exceptions.map((days) => (
            <li key={`${days.from} ${days.text}`} data-until={endInNepal(lastDay(days)).toISOString()}>
              <strong>
                {days.text}: <span className="nobreak">{hoursText(days.hours)}</span>
              </strong>
              <span className="muted small">{rangeText(days.from, lastDay(days))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
