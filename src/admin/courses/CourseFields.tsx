import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { COURSE_LEVELS } from '../../domain/course.ts';
import { CompanySelect } from '../ui/CompanySelect.tsx';
import { Field } from '../ui/Field.tsx';
import type { CourseValues } from './course-values.ts';

interface CourseFieldsProps {
  register: UseFormRegister<CourseValues>;
  errors: FieldErrors<CourseValues>;
}

export function CourseFields({ register, errors }: CourseFieldsProps) {
  return (
    <>
      <Field label="Title" required wide error={errors.title?.message}>
        {(wiring) => <input {...wiring} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label="Company" required error={errors.company_id?.message}>
        {(wiring) => <CompanySelect {...wiring} {...register('company_id')} />}
      </Field>
      <Field label="Level" error={errors.level?.message} hint="None is shown to visitors as All Levels.">
        {(wiring) => (
          <select {...wiring} {...register('level')}>
            <option value="">None</option>
            {COURSE_LEVELS.map((level) => (
              <option key={level}>{level}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Description"
        required
        wide
        error={errors.description?.message}
        hint="An empty line starts a new paragraph."
      >
        {(wiring) => <textarea {...wiring} {...register('description')} rows={8} />}
      </Field>
      <Field label="Duration" error={errors.duration?.message} hint="In your own words, such as 8 weeks.">
        {(wiring) => <input {...wiring} {...register('duration')} autoComplete="off" />}
      </Field>
      <Field label="Instructor" error={errors.instructor?.message}>
        {(wiring) => <input {...wiring} {...register('instructor')} autoComplete="off" />}
      </Field>
    </>
  );
}
