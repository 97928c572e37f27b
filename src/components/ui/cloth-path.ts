import { hashOf } from '../../cloth/chance.ts';
import { signCode, signOf, signOfPerson } from '../../cloth/signs.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { clothPath } from '../../paths.ts';

/** Addresses of woven pictures. An address says all that its picture is drawn from. */

/** Its pattern follows from the id, its sign from the title. */
export const courseCloth = ({ id, title, company_id }: Pick<Course, 'id' | 'title' | 'company_id'>): string =>
  clothPath(company_id, id, signCode(signOf(title)));

export const personCloth = (companyId: CompanyId, name: string): string =>
  clothPath(companyId, hashOf(name).toString(16), signCode(signOfPerson(name)));
