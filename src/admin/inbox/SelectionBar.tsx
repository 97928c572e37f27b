import { type ReactNode, useState } from 'react';
import { ADMIN_TEXTS } from '#texts/admin';
import { INBOX_TEXTS } from '#texts/inbox';
import { ENQUIRY_STATES, type Enquiry, type EnquiryState } from '../../domain/enquiry.ts';
import { Button } from '../ui/Button.tsx';
import { formatCount } from '../ui/format.ts';

interface SelectionBarProps {
  /** Those that fit the filter, on whatever page. */
  shown: readonly Enquiry[];
  selected: ReadonlySet<string>;
  onSelect(ids: readonly string[], isSelected: boolean): void;
  isDeleting: boolean;
  onDelete(): void;
  isMarking: boolean;
  onMark(state: EnquiryState): void;
  /** What is done with all that are shown. */
  children: ReactNode;
}

/** What can be done with many submissions at once. */
export function SelectionBar({ shown, selected, onSelect, children, ...on }: SelectionBarProps) {
  const [state, setState] = useState<EnquiryState>('replied');
  const isAll = selected.size === shown.length;
  return (
    <div className="cluster screen-only selection">
      <label className="row">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = selected.size > 0 && !isAll;
          }}
          checked={isAll}
          onChange={({ target }) =>
            onSelect(
              shown.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <span>{INBOX_TEXTS.selectShown}</span>
      </label>
      <p className="name" role="status">
        {selected.size > 0 && INBOX_TEXTS.selected(formatCount(selected.size))}
      </p>
      {selected.size === 0 && children}
      {selected.size > 0 && (
        <>
          <Button
            variant="danger"
            busy={on.isDeleting}
            busyLabel={ADMIN_TEXTS.deleting}
            onClick={on.onDelete}
          >
            {INBOX_TEXTS.deleteSelected}
          </Button>
          <span className="row set-to">
            <span aria-hidden="true">{INBOX_TEXTS.setTo}</span>
            <select
              aria-label={INBOX_TEXTS.newState}
              value={state}
              onChange={({ target }) => setState(target.value as EnquiryState)}
            >
              {ENQUIRY_STATES.map((choice) => (
                <option key={choice} value={choice}>
                  {INBOX_TEXTS.states[choice]}
                </option>
              ))}
            </select>
          </span>
          <Button
            variant="primary"
            busy={on.isMarking}
            busyLabel={ADMIN_TEXTS.saving}
            onClick={() => on.onMark(state)}
          >
            {INBOX_TEXTS.setState}
          </Button>
        </>
      )}
    </div>
  );
}
