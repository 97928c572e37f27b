import { Icon } from '../ui/Icon.tsx';

/** Nothing where it is not known. */
export const Fact = ({ icon, text }: { icon: string; text: string }) =>
  text && (
    <span className="row">
      <Icon path={icon} />
      {text}
    </span>
  );
