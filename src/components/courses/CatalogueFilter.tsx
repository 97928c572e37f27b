import type { ReactNode } from 'react';
import { CATALOGUE_TEXTS as texts } from '#texts/catalogue';
import { COURSE_TEXTS } from '#texts/course';
import { INTAKE_TEXTS } from '#texts/intake';
import { COURSE_LEVELS } from '../../domain/course.ts';
import type { Listing } from '../../domain/course-list.ts';
import { SHIFTS } from '../../domain/intake-options.ts';
import { COURSE_QUERY_MAX, COURSES_WITHOUT_FILTER } from '../../domain/limits.ts';
import { rupees } from '../../domain/money.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

interface CatalogueFilterProps extends Pick<Listing, 'companyId' | 'category'> {
  /** All courses of the list. What none of them says is not asked for. */
  courses: readonly OfferedCourse[];
}

/**
 * Search, level and order of the course list. course-search.ts answers them, including what was
 * typed before it loaded. Without it, Enter opens the page again with the question in the address.
 */
export const CatalogueFilter = ({ companyId, category, courses }: CatalogueFilterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers older than 2023 do not know the search element
  <form
    id="catalogue-filter"
    className={`catalogue-filter needs-script screen-only ${courses.length > COURSES_WITHOUT_FILTER ? '' : 'catalogue-few'}`.trim()}
    role="search"
    aria-label={texts.find}
    autoComplete="off"
    hidden={courses.length === 0}
    action={pagePaths(companyId).list(1, category?.slug)}
    data-first={pagePaths(companyId).list(1, category?.slug)}
    data-source={fragmentPaths.courses(companyId, 1, category?.slug)}
  >
    <div className="field catalogue-search">
      <label htmlFor="catalogue-q">{texts.search}</label>
      <Icon path={icons.search} />
      <input
        id="catalogue-q"
        type="search"
        name="q"
        placeholder={texts.searchHint}
        maxLength={COURSE_QUERY_MAX}
        enterKeyHint="search"
      />
    </div>
    <div className="catalogue-choices">
      <Choice name="level" label={texts.level}>
        <option value="">{COURSE_TEXTS.allLevels}</option>
        {COURSE_LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </Choice>
      <FeeChoice courses={courses} />
      <Choice name="sort" label={texts.sortBy}>
        {Object.entries(texts.sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Choice>
      <IntakeTicks courses={courses} />
    </div>
    <p className="catalogue-count muted" role="status" />
  </form>
);

interface ChoiceProps {
  name: string;
  label: string;
  /** Its options. */
  children: ReactNode;
}

const Choice = ({ name, label, children }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={`catalogue-${name}`}>{label}</label>
    <select id={`catalogue-${name}`} name={name}>
      {children}
    </select>
  </div>
);

type Offer = Pick<CatalogueFilterProps, 'courses'>;

/** What visitors ask for, in rupees; 0 is free. */
const FEES = [0, 5_000, 10_000, 15_000, 25_000];

/** Nothing where no course says what it costs. */
function FeeChoice({ courses }: Offer) {
  const hasFees = courses.some(({ fee, intakes }) => fee !== null || intakes.some((intake) => intake.fee));
  if (!hasFees) return null;
  return (
    <Choice name="fee" label={texts.fee}>
      <option value="">{texts.anyFee}</option>
      {FEES.map((fee) => (
        <option key={fee} value={fee}>
          {fee === 0 ? texts.free : texts.upTo(rupees(fee))}
        </option>
      ))}
    </Choice>
  );
}

/** Nothing where no course says when it is held. */
function IntakeTicks({ courses }: Offer) {
  const intakes = courses.flatMap((course) => course.intakes);
  if (intakes.length === 0) return null;
  return (
    <fieldset className="ticks cluster">
      <legend className="visually-hidden">{texts.when}</legend>
      {SHIFTS.filter((shift) => intakes.some((intake) => intake.shift === shift)).map((shift) => (
        <Tick key={shift} name="shift" value={shift} text={INTAKE_TEXTS.shifts[shift]} />
      ))}
      {intakes.some(({ mode }) => mode !== 'in-person') && (
        <Tick name="online" value="1" text={texts.online} />
      )}
      <Tick name="soon" value="1" text={texts.soon} />
    </fieldset>
  );
}

/** The longest text of a small one. */
const TICK_SHORT = 10;

const Tick = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <label className={text.length > TICK_SHORT ? 'tick tick-long' : 'tick'}>
    <input type="checkbox" name={name} value={value} />
    <span>{text}</span>
  </label>
);
