import { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { COMPANY_IDS } from '../../domain/company.ts';
import { EDITED_PAGES } from '../../domain/section.ts';
import { adminPaths, pagePath } from '../../paths.ts';
import { Button } from '../ui/Button.tsx';
import type { EditedAt } from './edited.ts';
import type { Card } from './page-frame-events.ts';

/** Where pages that are changed here stand. */
const PAGES_BY_PATH = new Map<string, EditedAt>(
  COMPANY_IDS.flatMap((companyId) =>
    EDITED_PAGES.flatMap((page) =>
      page === 'course' ? [] : [[pagePath(page, companyId), { companyId, page }] as const],
    ),
  ),
);
const RECORD = /^(?:(?:\/\w+)?\/(course)|(carousel))\/([^/?#]+)$/;

/** The record that a card shows. */
function recordOf({ path }: Card) {
  const [, course, , id] = RECORD.exec(path) ?? [];
  return id ? { kind: course ? ('courses' as const) : ('carousel' as const), id } : null;
}

interface CardToolsProps {
  card: Card;
  /** Where the card stands. */
  at: EditedAt;
  go(path: string): void;
  onOpenPage(found: EditedAt): void;
}

/** The way from a card to the form of its record, or from a link to its page. */
export function CardTools({ card, at, go, onOpenPage }: CardToolsProps) {
  const record = recordOf(card);
  const found = PAGES_BY_PATH.get(card.path);
  if (record)
    return (
      <Button
        variant="primary"
        className="page-card-button"
        onClick={() => go(`${adminPaths[record.kind]}?edit=${record.id}`)}
      >
        {texts.edit[record.kind]}
      </Button>
    );
  if (!found || (found.page === at.page && found.companyId === at.companyId)) return null;
  return (
    <Button className="page-card-button" onClick={() => onOpenPage(found)}>
      {texts.openPage}
    </Button>
  );
}
