import { Icon } from '../ui/Icon.tsx';
import { arrow } from '../ui/icons.ts';
import type { NavigationLink } from './navigation.ts';

/** Where there is more of what a section shows a part of. */
export const MoreLink = ({ href, text }: NavigationLink) => (
  <a className="row more-link" href={href}>
    {text}
    <Icon path={arrow} />
  </a>
);
