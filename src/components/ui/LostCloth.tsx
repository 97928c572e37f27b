import { LOST_FORMAT } from '../../cloth/poster.ts';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';

/** Of a page that is not there. The element around it keeps React from writing a preload link, as in Picture.tsx. */
export const LostCloth = ({ companyId }: { companyId: CompanyId }) => (
  <picture className="empty-page-cloth">
    <img
      src={`/lost-${brands[companyId].theme}.svg`}
      width={LOST_FORMAT.columns}
      height={LOST_FORMAT.rows}
      alt=""
    />
  </picture>
);
