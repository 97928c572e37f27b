import { CATALOGUE_TEXTS } from '#texts/catalogue';
import { COURSE_TEXTS } from '#texts/course';
import type { CompanyId } from '../../domain/company.ts';
import { COURSE_LEVELS } from '../../domain/course.ts';
import { COURSE_QUERY_MAX } from '../../domain/limits.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

interface CatalogueFilterProps {
  companyId: CompanyId;
  /** Nothing to search. */
  empty: boolean;
}

/**
 * Search, level and order of the course list. course-search.ts answers them, including what was
 * typed before it loaded. Without it, Enter opens the page again with the question in the address.
 */
export const CatalogueFilter = ({ companyId, empty }: CatalogueFilterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers older than 2023 do not know the search element
  <form
    id="catalogue-filter"
    className="catalogue-filter needs-script screen-only"
    role="search"
    aria-label={CATALOGUE_TEXTS.find}
    autoComplete="off"
    hidden={empty}
    action={pagePaths(companyId).courses}
    data-first={pagePaths(companyId).courses}
    data-source={fragmentPaths.courses(companyId)}
  >
    <div className="field catalogue-search">
      <label htmlFor="catalogue-q">{CATALOGUE_TEXTS.search}</label>
      <Icon path={icons.search} />
      <input id="catalogue-q" type="search" name="q" maxLength={COURSE_QUERY_MAX} enterKeyHint="search" />
    </div>
    <div className="field">
      <label htmlFor="catalogue-level">{CATALOGUE_TEXTS.level}</label>
      <select id="catalogue-level" name="level">
        <option value="">{COURSE_TEXTS.allLevels}</option>
        {COURSE_LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </select>
    </div>
    <div className="field">
      <label htmlFor="catalogue-sort">{CATALOGUE_TEXTS.sortBy}</label>
      <select id="catalogue-sort" name="sort">
        {Object.entries(CATALOGUE_TEXTS.sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
    <p className="catalogue-count muted small" role="status" />
  </form>
);
