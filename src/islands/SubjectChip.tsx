import { Icon } from '../components/ui/Icon.tsx';
import * as icons from '../components/ui/icons.ts';
import type { Subject } from './contact-rules.ts';

/** Says what the message will be about, and lets the visitor take that back. */
export function SubjectChip({ subject, onRemove }: { subject: Subject; onRemove: () => void }) {
  return (
    <p className="row chip">
      <span>{`About: ${subject.text}`}</span>
      <button type="button" className="icon-button" aria-label="Remove the topic" onClick={onRemove}>
        <Icon path={icons.close} />
      </button>
    </p>
  );
}
