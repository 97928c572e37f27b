import { ADMIN_TEXTS } from '#texts/admin';

/** @param columns their names, by the name that their style rules have; the actions of a row stand last */
export function TableHead({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([key, name]) => (
          <th key={key} scope="col" className={`col-${key}`}>
            {name}
          </th>
        ))}
        <th scope="col" className="col-actions">
          <span className="visually-hidden">{ADMIN_TEXTS.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
