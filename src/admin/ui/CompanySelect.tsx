import type { ComponentProps } from 'react';
import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';

export function CompanySelect(props: ComponentProps<'select'>) {
  return (
    <select {...props}>
      {COMPANY_IDS.map((id) => (
        <option key={id} value={id}>
          {COMPANIES[id].name}
        </option>
      ))}
    </select>
  );
}
