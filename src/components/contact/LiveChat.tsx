import { CONTACT_TEXTS } from '#texts/contact';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';

interface LiveChatProps {
  text: string;
  className?: string;
}

/** A note below the ways to reach the brand: it leads nowhere. Nothing where the brand says nothing of it. */
export const LiveChat = ({ text, className = '' }: LiveChatProps) =>
  text && (
    <p className={`live-chat small ${className}`}>
      <Icon path={icons.chat} />
      <span className="muted">{CONTACT_TEXTS.liveChat}</span> <span>{text}</span>
    </p>
  );
