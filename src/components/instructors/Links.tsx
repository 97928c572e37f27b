import type { Instructor } from '../../domain/instructor.ts';

/** Addresses, without what is the same in all of them. */
export const Links = ({ links }: Pick<Instructor, 'links'>) =>
  links.length > 0 && (
    <ul className="cluster small">
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noreferrer">
            {link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  );
