import { useId } from 'react';
import { CompanyFilter } from '../ui/CompanyFilter.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { COURSE_SORTS, type CourseView, toSort } from './course-view.ts';

interface CourseToolbarProps {
  view: CourseView;
  onChange(part: Partial<CourseView>): void;
}

export function CourseToolbar({ view, onChange }: CourseToolbarProps) {
  const id = useId();
  return (
    <search className="toolbar">
      <SearchField
        label="Search courses"
        placeholder="Search titles, instructors, descriptions"
        value={view.query}
        onChange={(query) => onChange({ query })}
      />
      <CompanyFilter value={view.company} onChange={(company) => onChange({ company })} />
      <div className="filter">
        <label htmlFor={id}>Sort</label>
        <select id={id} value={view.sort} onChange={({ target }) => onChange({ sort: toSort(target.value) })}>
          {Object.entries(COURSE_SORTS).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
