import type { CompanyId } from '../../domain/company.ts';
import { companyOfInstructor, type Instructor } from '../../domain/instructor.ts';
import { pagePaths } from '../../paths.ts';
import { Portrait } from '../ui/Portrait.tsx';

interface InstructorsProps {
  instructors: readonly Instructor[];
  /** The brand whose page this is. */
  companyId: CompanyId;
}

/** Who teaches a course, each with picture, role and the way to what they say of themselves. */
export const Instructors = ({ instructors, companyId }: InstructorsProps) => (
  <ul className="stack">
    {instructors.map((instructor) => (
      <li key={instructor.id} className="row">
        <Portrait companyId={companyId} instructor={instructor} />
        <div>
          <a href={pagePaths(companyOfInstructor(instructor, companyId)).instructor(instructor.id)}>
            {instructor.name}
          </a>
          {instructor.role && <p className="muted small">{instructor.role}</p>}
        </div>
      </li>
    ))}
  </ul>
);
