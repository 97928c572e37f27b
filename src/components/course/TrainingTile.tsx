import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { HousePattern } from '../ui/HousePattern.tsx';

/** The last of a list: what is taught to order. It takes what the cards leave of their last row. */
export const TrainingTile = ({ companyId, sections }: { companyId: CompanyId; sections: Sections }) => {
  const { words: texts } = sections.courses;
  return (
    <li className="training screen-only">
      <div className="panel training-panel">
        <HousePattern columns={8} rows={3} id="training" />
        <div className="stack">
          <h3>{texts.closing}</h3>
          {texts.closingText && <p className="muted">{texts.closingText}</p>}
          <a className="button button-quiet" href={pagePaths(companyId).contactAbout({ topic: texts.topic })}>
            {texts.training}
          </a>
        </div>
      </div>
    </li>
  );
};
